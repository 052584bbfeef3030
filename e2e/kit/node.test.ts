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

/** A back end that knows one product, and its price for who brings the token of its login. */
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
  const examples = {
    domain: readmeExamples('domain', 'unnamed'),
    client: readmeExamples('api-client', 'unnamed'),
  };
  const files = Object.entries(examples).flatMap(([name, each]) =>
    Object.entries(each).map(([path, code]) => [
      `${name}/${path}`,
      code.replace('http://localhost:4000', address()),
    ]),
  );
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

test.each(['typescript', 'typescript-7'])(
  "the examples of domain's and client's README have no fault of type (%s)",
  async (compiler) => {
    await outside.run(`${compiler}:bin:tsc`, '--project', '.');
  },
);

test("the domain's example says what stands beside it", async () => {
  const [path = '', code = ''] = Object.entries(readmeExamples('domain', 'unnamed'))[0] ?? [];
  const promised = [...code.matchAll(/console\.log.*\/\/ ([^:\n]+)/g)].map(([, text = '']) => text.trim());
  expect(promised).toHaveLength(3);
  const said = (await outside.run('node', `domain/${path}`)).trim().split('\n');
  expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(promised);
});

test("[C09] the client's example logs in and is shown the price of who is logged in, in Node without a page", async () => {
  const [path = ''] = Object.keys(readmeExamples('api-client', 'unnamed'));
  expect((await outside.run('node', `client/${path}`)).replaceAll('\u00a0', ' ')).toContain(
    'Luiers maat 4: € 26,95',
  );
});
