/** What a dictionary may hold. English says which words there are; every other language has the same ones. */

/** One sentence in the forms that a number asks for: `{count}` by amount, `{nth}` by order. */
export type Forms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };
export type Sentence = string | Forms;

/** The same words in another language. What counts may have forms there, whether it has some here or not. */
export type Like<W> = W extends Forms | `${string}${"{count}" | "{nth}"}${string}`
  ? Sentence
  : W extends string
    ? string
    : { readonly [key in keyof W]: Like<W[key]> };
