/** What the page about oneself says. It comes over the wire with the page. */
export const words = {
  title: "You and your devices",
  nameHelp: "As others see you at the table.",

  joinTitle: "Make this device yours too?",
  joinText:
    "Only if you have made the link yourself. You play here then as you do there; what this device has played so far stays behind.",
  join: "Make it mine",
  joining: "One moment",

  colour: "Your colour and mark in {games}",
  colourHelp: "You get it where you sit down, unless somebody at the table has it.",
  anyColour: "Any",

  device: "Another device",
  deviceHelp: "A link that makes one more device yours. It works once, for 30 minutes.",
  makeLink: "Make a link",
  linkReady: "Open it on the other device, or point its camera at the picture. Show it to nobody else.",
  linkName: "Link for your other device",
  qrCode: "QR code of the link",

  claim: "Keep your name",
  claimHelp: "With a password, nobody else can take your name, and you can sign in with both on any device.",
  claimedHelp: "Your name is kept by a password.",
  password: "Password",
  newPassword: "New password",
  oldPassword: "Password so far",
  claimIt: "Keep {name}",
  change: "Change it",
  giveUp: "Give it up",
  changed: "Done.",

  signIn: "Sign in here",
  signInHelp:
    "If you have kept a name with a password on another device. What this device has played so far stays behind.",
  nameKept: "Name",
  signInNow: "Sign in",

  data: "Your data",
  dataHelp: "Everything that this house keeps of you, as a file.",
  download: "Download",

  signOut: "Sign out",
  signOutHelp: "Other devices stop being yours. Do this if one is lost.",
  others: "All other devices",
  everywhere: "This one too",
  everywhereAsk: "Sign out everywhere?",
  everywhereText: "Without a password there is no way back to your games.",

  leave: "Delete yourself",
  leaveHelp: "Your name and what you have said go. Games stay, played by somebody anonymous.",
  leaveNow: "Delete",
  leaveAsk: "Delete yourself?",
  leaveText: "There is no way back. Running games go on without you.",
  stay: "Stay",
} as const;
