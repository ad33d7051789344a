/**
 * A form out of a JSON Schema: the options of any game as fields with a kind, a first value and a range.
 * `when` names other options and the values under which a field means anything at all.
 */

export type Value = string | number | boolean | null | readonly number[];

export type Kind =
  | { kind: "toggle" }
  | { kind: "choice"; values: readonly (string | number | boolean | null)[] }
  | { kind: "number"; min: number; max: number }
  | { kind: "text"; most: number }
  /** A number for each seat, all different, or none at all (null). */
  | { kind: "seats"; min: number; max: number };

export type Field = Kind & {
  key: string;
  first: Value;
  when: Readonly<Record<string, readonly Value[]>>;
  /** How many seats a value asks for. */
  seats?: Readonly<Record<string, number>>;
};

interface Property {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: Value;
  /** What it comes to where nothing is given. */
  usual?: Value;
  seats?: Record<string, number>;
  when?: Record<string, Value[]>;
  anyOf?: Property[];
  items?: Property;
  perSeat?: boolean;
}
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Property>;
}

function kindOf(property: Property): Kind | null {
  if (property.anyOf) {
    const kind = kindOf(property.anyOf.find(({ type }) => type !== "null") ?? {});
    if (property.usual !== undefined) return kind;
    // Something or nothing: a choice with one more value.
    if (kind?.kind === "toggle") return { kind: "choice", values: [null, true, false] };
    if (kind?.kind !== "number") return kind;
    return { kind: "choice", values: [null, ...numbers(kind.min, kind.max)] };
  }
  if (property.perSeat && property.items) {
    const { minimum = 0, maximum = 0 } = property.items;
    return { kind: "seats", min: minimum, max: maximum };
  }
  if (property.enum) return { kind: "choice", values: property.enum };
  if (property.type === "boolean") return { kind: "toggle" };
  if (property.type === "string" && property.maxLength) return { kind: "text", most: property.maxLength };
  const { minimum, maximum } = property;
  if (minimum === undefined || maximum === undefined) return null;
  return { kind: "number", min: minimum, max: maximum };
}

export const numbers = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** A list with one number for each seat: what was chosen, and after that the first ones that are free. */
export function forSeats(
  list: readonly number[],
  count: number,
  { min, max }: { min: number; max: number },
): number[] {
  const kept = list.slice(0, count);
  const free = numbers(min, max).filter((number) => !kept.includes(number));
  return [...kept, ...free.slice(0, count - kept.length)];
}

/** The fields of a schema in its order. What has no kind that a form can show keeps the server's default. */
export function fieldsOf(schema: Schema): Field[] {
  const name = schema.$ref?.split("/").at(-1);
  const whole = name === undefined ? schema : (schema.$defs?.[name] ?? {});
  return Object.entries(whole.properties ?? {}).flatMap(([key, property]) => {
    const kind = kindOf(property);
    if (!kind || property.default === undefined) return [];
    const { seats, when = {} } = property;
    const first = property.default ?? property.usual ?? null;
    return [{ ...kind, key, first, when, ...(seats ? { seats } : {}) }];
  });
}

/** The value of every field before anything was chosen: what the server gives as usual, or else the first one. */
export function firstValues(
  fields: readonly Field[],
  usual: Readonly<Record<string, unknown>> = {},
): Record<string, Value> {
  return Object.fromEntries(
    fields.map(({ key, first }) => [key, (usual[key] as Value | undefined) ?? first]),
  );
}

/** The fields that mean something under these values. */
export function shown(fields: readonly Field[], values: Readonly<Record<string, unknown>>): Field[] {
  return fields.filter(({ when }) =>
    Object.entries(when).every(([key, wanted]) => wanted.includes(values[key] as Value)),
  );
}

/** How many seats the values ask for; null where any number goes that the game knows. */
export function seatsFor(fields: readonly Field[], values: Readonly<Record<string, unknown>>): number | null {
  const asked = fields.find(({ seats }) => seats);
  return asked?.seats?.[String(values[asked.key])] ?? null;
}

/** The option that a refusal speaks of: by name, or as a path, `$.size`. */
export function wrongOption(
  problem: { code: string; params: Record<string, unknown> } | null,
): string | null {
  if (problem?.code !== "badOptions") return null;
  return String(problem.params.option ?? /\$\.(\w+)/.exec(String(problem.params.why))?.[1]);
}

/** The values that an address names, as the fields read them; what is none of theirs is left out. */
export function fromAddress(fields: readonly Field[], search: string): Record<string, Value> {
  const named = new URLSearchParams(search);
  return Object.fromEntries(
    fields.flatMap((field): [string, Value][] => {
      const text = named.get(field.key);
      if (text === null) return [];
      if (field.kind === "text") return [[field.key, text.slice(0, field.most)]];
      const values =
        field.kind === "choice" ? field.values : field.kind === "number" ? numbers(field.min, field.max) : [];
      const value = values.find((each) => String(each) === text);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

/** The same as an address writes them. */
export const toAddress = (values: Readonly<Record<string, Value>>): string =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();

/** What to send: the values of the fields that are shown, for so many seats. */
export function chosen(
  fields: readonly Field[],
  values: Readonly<Record<string, Value>>,
  seats = 2,
): Record<string, Value> {
  return Object.fromEntries(
    shown(fields, values).map((field) => {
      const value = values[field.key] ?? field.first;
      return [
        field.key,
        field.kind === "seats" && Array.isArray(value) ? forSeats(value, seats, field) : value,
      ];
    }),
  );
}
