import { currentRequestId } from '@magazijn/server';

type Tag = (first: unknown, ...rest: unknown[]) => unknown;

const isTemplate = (first: unknown): first is TemplateStringsArray => Array.isArray(first) && 'raw' in first;

function withComment(texts: TemplateStringsArray): TemplateStringsArray {
  const id = currentRequestId();
  if (id === undefined) return texts;
  const [first = '', ...others] = texts;
  const commented = [`/* ${id} */ ${first}`, ...others];
  return Object.assign(commented, { raw: commented });
}

/** Begins statements with the request id, visible in PostgreSQL's log; such a client must not prepare them. */
export function commentRequests<Client extends object>(client: Client): Client {
  const tag = (first: unknown, ...rest: unknown[]): unknown =>
    (client as unknown as Tag)(isTemplate(first) ? withComment(first) : first, ...rest);
  const begin = (...args: unknown[]) => {
    const work = args.pop() as (sql: object) => unknown;
    return (client as unknown as { begin: (...args: unknown[]) => unknown }).begin(...args, (sql: object) =>
      work(commentRequests(sql)),
    );
  };
  return Object.assign(tag, client, 'begin' in client ? { begin } : {});
}
