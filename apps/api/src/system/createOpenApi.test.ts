import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { allRoutes } from '../allRoutes.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { createOpenApi } from './createOpenApi.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema?: object;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: {
    content: Record<string, { schema: { properties: object; required: string[] }; encoding?: object }>;
  };
  security: object[];
  responses: Record<string, { description: string; content: Record<string, { schema?: object }> }>;
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
}

const description = createOpenApi(
  allRoutes,
  readApiSettings({ PUBLIC_URL: 'https://shop.example' }),
) as unknown as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operation = (method: string, path: string): Operation => {
  const found = description.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

test('every route of the contract is described, and the pictures', () => {
  expect(description.openapi).toMatch(/^3\.1\./);
  for (const { description: call } of allRoutes) {
    for (const path of call.paths) {
      if (path !== undefined) operation(call.method, path.replace(/:(\w+)/g, '{$1}'));
    }
  }
  expect(operation('get', '/img/{name}/{width}/{height}').summary).toContain('300x300');
});

test('names are unique, and every reference resolves', () => {
  const ids = operations.map(({ operation: { operationId } }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']));
  expect(description.components.schemas).toHaveProperty('Error');
});

test.each(operations)(
  '$method $path names each of its parameters once, with a schema',
  ({ path, operation: described }) => {
    const inPath = described.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const { required } of inPath) expect(required).toBe(true);
    for (const { schema } of described.parameters)
      expect(Object.keys(schema ?? {}).length).toBeGreaterThan(0);
  },
);

test.each(operations)('$method $path describes its access and responses', ({ operation: described }) => {
  expect(described.summary).toMatch(/\.$|300x300/);
  expect(described.responses[200]?.content).toBeDefined();
  const needsLogin = described.security.length === 1 && described.security.every((way) => 'bearer' in way);
  if (needsLogin) expect(described.responses).toHaveProperty('401');
  for (const { description: text } of Object.values(described.responses)) expect(text).not.toBe('');
});

test('[C03] the form of a cart is described as sent: products[{productId}]=amount', () => {
  const content = operation('post', '/shop/cart').requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(['application/x-www-form-urlencoded', 'multipart/form-data']);
  expect(content['application/x-www-form-urlencoded']).toMatchObject({
    encoding: { products: { style: 'deepObject' } },
    schema: { required: ['products'] },
  });
  expect(
    operation('post', '/login').requestBody?.content['application/x-www-form-urlencoded'],
  ).not.toHaveProperty('encoding');
});

test('[C12] the idempotency key is described', () => {
  expect(operation('post', '/order/create').parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
  );
});

test('a GET that changes data warns that prefetches are refused', () => {
  expect(operation('get', '/payment/account/{id}').responses[403]?.description).toContain('prefetch');
  expect(operation('get', '/order/detail/{id}').responses[403]?.description).toContain('role');
  expect(operation('get', '/account/profile').responses).not.toHaveProperty('403');
});

test('a client generated from the description accepts later fields', () => {
  expect(JSON.stringify(description)).not.toContain('"additionalProperties":false');
});

test('every operation has a description, a tag and its errors; contact and terms are the seller’s', () => {
  const { info, tags } = description as unknown as {
    info: { contact: object; license: object };
    tags: { name: string }[];
  };
  expect(info.contact).toMatchObject({ url: 'https://shop.example/', email: expect.stringContaining('@') });
  expect(info.license).toMatchObject({ url: 'https://shop.example/kruidvat/algemene-voorwaarden' });
  const names = tags.map(({ name }) => name);
  for (const { path, operation: described } of operations) {
    const { tags: own, description: text } = described as unknown as { tags: string[]; description: string };
    expect(text, path).toMatch(/\w/);
    expect(names, path).toContain(own[0]);
    expect(
      Object.keys(described.responses).some((status) => status.startsWith('4')),
      path,
    ).toBe(true);
  }
});

test('Redocly’s recommended rules report nothing', { timeout: 60_000 }, async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-2xx-response': 'error' },
  });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  expect(
    problems.map(
      ({ ruleId, severity, message, location }) => `${severity} ${ruleId} ${message} ${location[0]?.pointer}`,
    ),
  ).toEqual([]);
});
