import { dataOf, errorSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { allCalls } from '../calls/allCalls.ts';

const matchers = allCalls.flatMap(({ description }) =>
  description.paths
    .filter((path) => path !== undefined)
    .map((path) => ({ description, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) })),
);

/** The calls that a run of tests has seen answered with 200. */
export const answeredCalls = new Set<string>();

/**
 * Fails when an answer is not what the contract says: the shape of `data`, or a message with a status that the
 * description knows.
 */
export async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  const address = path.split('?')[0] ?? '';
  const found = matchers.find(
    ({ description, pattern }) => description.method.toUpperCase() === method && pattern.test(address),
  );
  if (!found) return;
  const body: unknown = await response.json();
  const where = `${method} ${path} → ${response.status}`;
  if (response.status === 200) {
    const read = z.safeParse(dataOf(found.description.answer), body);
    if (!read.success) throw new Error(`${where} is not as described: ${z.prettifyError(read.error)}`);
    answeredCalls.add(`${method} ${found.description.paths[0]}`);
    return;
  }
  const read = errorSchema.safeParse(body);
  if (!read.success || !read.data.message) throw new Error(`${where} has no message`);
  if (response.status >= 500 && response.status !== 503) throw new Error(`${where}: a fault of ours`);
}
