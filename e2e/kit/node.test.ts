import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOutsideApp } from './makeOutsideApp.ts';
import { readmeExamples } from './readmeExamples.ts';

const product = {
  id: 7,
  path: 'demo-luiers-maat-4',
  description: 'Luiers maat 4',
  image_paths: [],
  stock: 12,
  available: true,
  related: [],
};

const examples = (['domain', 'api-client'] as const).flatMap((name) =>
  Object.entries(readmeExamples(name, 'unnamed')).map(([path, code]) => ({ path, code })),
);

/** A back end with one product, whose price requires the token of the login. */
const backEnd = createServer((request, response) => {
  const { method, url, headers } = request;
  const price = headers.authorization === 'Bearer T' ? 26.95 : null;
  const data =
    method === 'POST' && url === '/api/v1/login'
      ? { token: 'T' }
      : url === '/api/v1/product/detail/verzorging/luiers/demo-luiers-maat-4'
        ? { ...product, price_exclusive_vat: price }
        : undefined;
  response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data }));
});
const address = () => {
  const bound = backEnd.address();
  if (bound === null || typeof bound === 'string') throw new Error('The back end does not listen.');
  return `http://127.0.0.1:${bound.port}`;
};
let outside: ReturnType<typeof makeOutsideApp>;

beforeAll(async () => {
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  const files = examples.map(({ path, code }) => [path, code.replace('http://localhost:4000', address())]);
  outside = makeOutsideApp('node', {
    packages: ['@types/node'],
    published: ['domain', 'api-client'],
    types: ['node'],
    tsconfig: 'node',
    files: Object.fromEntries(files),
  });
});
afterAll(() => {
  outside.remove();
  backEnd.close();
});

test("the examples of domain's and client's README have no type errors", async () => {
  await outside.run('typescript-7:bin:tsc', '--project', '.');
});

test.each(examples)(
  '[C09] $path runs in Node, without a page, and prints the output in its comments',
  async ({ path, code }) => {
    const promised = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
    expect(promised).not.toEqual([]);
    const said = (await outside.run('node', path)).trim().split('\n');
    expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(promised);
  },
);
