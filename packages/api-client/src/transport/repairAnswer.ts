import type * as z from 'zod/mini';

type Issues = z.core.$ZodError['issues'];
type Path = Issues[number]['path'];

type Node = Record<PropertyKey, unknown>;

/** The value at a path; undefined when absent. */
const valueAt = (node: unknown, path: Path): unknown =>
  path.reduce((found, key) => (found as Node | null | undefined)?.[key], node);

const endOf = (body: Node, path: Path) => ({
  holder: valueAt(body, path.slice(0, -1)) as Node,
  key: path.at(-1) ?? '',
});

/** Converts between numbers and texts of digits, such as a Belgian postcode. */
function convert(body: Node, issues: Issues): void {
  for (const { path } of issues) {
    const value = valueAt(body, path);
    const { holder, key } = endOf(body, path);
    if (typeof value === 'number') holder[key] = String(value);
    if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) holder[key] = Number(value);
  }
}

/** Removes values of the wrong type, or what contains a missing required one; also a list that becomes empty. */
function takeOut(body: Node, issues: Issues, complete?: string): void {
  const odd = issues.map(({ path: given }) => {
    let path = given;
    const isListEntry = () => typeof path.at(-1) === 'number' && path.slice(1, -1).join('.') === complete;
    while (path.length > 1 && (valueAt(body, path) === undefined || isListEntry())) path = path.slice(0, -1);
    return { ...endOf(body, path), list: endOf(body, path.slice(0, -1)) };
  });
  for (const { holder, key } of odd) delete holder[key];
  for (const { holder, list } of odd) {
    if (!Array.isArray(holder)) continue;
    // Skips holes of removed entries.
    const rest = holder.filter(() => true);
    if (rest.length > 0) list.holder[list.key] = rest;
    else delete list.holder[list.key];
  }
}

/**
 * Repairs a response: values are converted or removed, and incomplete list entries are left out.
 *
 * @param body `{data: …}`; mutated
 * @param complete the path of a list that must stay complete, since the buyer would pay for a missing entry without seeing it
 */
export function repairAnswer<Schema extends z.ZodMiniType>(schema: Schema, body: Node, complete?: string) {
  const published = schema.safeParse(body.data);
  let result = published;
  for (let repair: typeof takeOut = convert; !result.success && body.data !== undefined; repair = takeOut) {
    repair(
      body,
      result.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] })),
      complete,
    );
    result = schema.safeParse(body.data);
  }
  return result.success ? result : published;
}
