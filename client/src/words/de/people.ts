/** Was die Seite über einen selbst sagt. */
import type { words as en } from "../en/people";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  title: "Du und deine Geräte",
  nameHelp: "So sehen dich andere am Tisch.",

  joinTitle: "Soll auch dieses Gerät deins sein?",
  joinText:
    "Nur wenn du den Link selbst gemacht hast. Du spielst dann hier, wer du dort bist; was dieses Gerät bisher gespielt hat, bleibt zurück.",
  join: "Es ist meins",
  joining: "Einen Moment",

  colour: "Deine Farbe und dein Zeichen in {games}",
  colourHelp: "Du bekommst sie, wo du dich setzt, wenn sie am Tisch noch niemand hat.",
  anyColour: "Beliebig",

  device: "Ein weiteres Gerät",
  deviceHelp: "Ein Link, der noch ein Gerät zu deinem macht. Er wirkt einmal und 30 Minuten lang.",
  makeLink: "Link machen",
  linkReady:
    "Öffne ihn auf dem anderen Gerät, oder richte dessen Kamera auf das Bild. Zeig ihn sonst niemandem.",
  linkName: "Link für dein anderes Gerät",
  qrCode: "QR-Code des Links",

  claim: "Deinen Namen sichern",
  claimHelp:
    "Mit einem Passwort kann niemand sonst deinen Namen nehmen, und mit beidem meldest du dich auf jedem Gerät an.",
  claimedHelp: "Dein Name ist mit einem Passwort gesichert.",
  password: "Passwort",
  newPassword: "Neues Passwort",
  oldPassword: "Bisheriges Passwort",
  claimIt: "{name} sichern",
  change: "Ändern",
  giveUp: "Freigeben",
  changed: "Erledigt.",

  signIn: "Hier anmelden",
  signInHelp:
    "Wenn du auf einem anderen Gerät einen Namen mit Passwort gesichert hast. Was dieses Gerät bisher gespielt hat, bleibt zurück.",
  nameKept: "Name",
  signInNow: "Anmelden",

  data: "Deine Daten",
  dataHelp: "Alles, was dieses Haus von dir aufhebt, als Datei.",
  download: "Herunterladen",

  signOut: "Abmelden",
  signOutHelp: "Andere Geräte sind dann nicht mehr deine. Tu das, wenn eines verloren geht.",
  others: "Alle anderen Geräte",
  everywhere: "Auch dieses",
  everywhereAsk: "Überall abmelden?",
  everywhereText: "Ohne Passwort führt kein Weg zurück zu deinen Partien.",

  leave: "Dich löschen",
  leaveHelp: "Dein Name und was du gesagt hast, verschwinden. Partien bleiben, ohne deinen Namen.",
  leaveNow: "Löschen",
  leaveAsk: "Dich löschen?",
  leaveText: "Es gibt kein Zurück. Laufende Partien gehen ohne dich weiter.",
  stay: "Bleiben",
};
