import type * as z from 'zod/mini';

type Issues = z.core.$ZodError['issues'];
type Path = Issues[number]['path'];

/** A list or a group of members, as JSON has it. */
type Node = Record<PropertyKey, unknown>;

/** What stands at a path; undefined where there is nothing. */
const valueAt = (node: unknown, path: Path): unknown =>
  path.reduce((found, key) => (found as Node | null | undefined)?.[key], node);

/** Where a path ends: what holds it, and under which name. */
const endOf = (body: Node, path: Path) => ({
  holder: valueAt(body, path.slice(0, -1)) as Node,
  key: path.at(-1) ?? '',
});

/** A number that was written as text, and a text that was written as number, such as a Belgian postcode. */
function convert(body: Node, issues: Issues): void {
  for (const { path } of issues) {
    const value = valueAt(body, path);
    const { holder, key } = endOf(body, path);
    if (typeof value === 'number') holder[key] = String(value);
    if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) holder[key] = Number(value);
  }
}

/**
 * Takes out what has another shape; where something is missing, what cannot do without it: the group that it belongs to,
 * or the entry of a list. A list of which nothing is left goes too, so that it never passes for an empty one.
 */
function takeOut(body: Node, issues: Issues, whole?: string): void {
  const odd = issues.map(({ path: given }) => {
    let path = given;
    const isInWhole = () => typeof path.at(-1) === 'number' && path.slice(1, -1).join('.') === whole;
    while (path.length > 1 && (valueAt(body, path) === undefined || isInWhole())) path = path.slice(0, -1);
    return { ...endOf(body, path), list: endOf(body, path.slice(0, -1)) };
  });
  for (const { holder, key } of odd) delete holder[key];
  for (const { holder, list } of odd) {
    if (!Array.isArray(holder)) continue;
    // Passes over the places where something was.
    const rest = holder.filter(() => true);
    if (rest.length > 0) list.holder[list.key] = rest;
    else delete list.holder[list.key];
  }
}

/**
 * Reads an answer that is not as published, which does not keep the rest of it from being shown: a member is read in the
 * other notation or counts as absent, and an entry of a list that lacks what it needs is left out.
 *
 * @param body `{data: …}`; it is changed
 * @param whole the list of which no entry is left out, since it would be paid for unseen: `shopping_cart.products`
 * @returns what could be read, or all that was not as published
 */
export function mendAnswer<Schema extends z.ZodMiniType>(schema: Schema, body: Node, whole?: string) {
  const published = schema.safeParse(body.data);
  let result = published;
  for (let mend: typeof takeOut = convert; !result.success && body.data !== undefined; mend = takeOut) {
    mend(
      body,
      result.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] })),
      whole,
    );
    result = schema.safeParse(body.data);
  }
  return result.success ? result : published;
}
