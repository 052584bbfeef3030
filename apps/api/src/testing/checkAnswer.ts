import { dataOf, errorSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { allRoutes } from '../allRoutes.ts';
import { errorResponsesOf } from '../system/createOpenApi.ts';

const matchers = allRoutes.flatMap(({ description }) =>
  description.paths
    .filter((path) => path !== undefined)
    .map((path) => ({ description, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) })),
);

const findCall = (method: string, path: string) => {
  const address = path.split('?')[0] ?? '';
  return matchers.find(
    ({ description, pattern }) => description.method.toUpperCase() === method && pattern.test(address),
  );
};

/** The route of a path, `GET /order/detail/:id`; null for paths outside of the API. */
export function nameOfCall(method: string, path: string): string | null {
  const found = findCall(method, path);
  return found ? `${method} ${found.description.paths[0]}` : null;
}

/** The routes that a test run has seen answer with 200. */
export const answeredRoutes = new Set<string>();

/** Fails when a response does not match the contract: the schema of `data`, or a message with a described status. */
export async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  const found = findCall(method, path);
  if (!found) return;
  const where = `${method} ${path} → ${response.status}`;
  const { files } = found.description;
  if (files && response.status === 200) {
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (!(type in files)) throw new Error(`${where} is ${type}, which is not described`);
    answeredRoutes.add(`${method} ${found.description.paths[0]}`);
    return;
  }
  const body: unknown = await response.json();
  if (response.status === 200) {
    const read = z.safeParse(dataOf(found.description.responseSchema), body);
    if (!read.success) throw new Error(`${where} is not as described: ${z.prettifyError(read.error)}`);
    answeredRoutes.add(`${method} ${found.description.paths[0]}`);
    return;
  }
  const read = errorSchema.safeParse(body);
  if (!read.success || !read.data.message) throw new Error(`${where} has no message`);
  if (!(response.status in errorResponsesOf(found.description))) throw new Error(`${where} is not described`);
  if (response.status >= 500 && response.status !== 503) throw new Error(`${where}: a fault of ours`);
}
