import { errorSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import type { DefinedRoute } from '../http/defineRoute.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { cxmlPaths, imagePaths, registrationPaths, webhookPath } from './otherPaths.ts';

type Json = Record<string, unknown>;

/** The tag of a route, by the beginning of its path; the first match wins. */
const tags: readonly (readonly [name: string, paths: RegExp, description: string])[] = [
  ['punch-out', /^\/punch-out\b/, 'Procurement systems that order through the shop: OCI and cXML.'],
  ['payment', /^\/payment\b/, 'Payments of created orders.'],
  ['order', /^\/order\b/, 'Orders, their delivery and their invoices.'],
  ['cart', /^\/shop\b/, 'Prices of a cart, and the cart that is kept for each person.'],
  ['account', /^\/(?:login|logout|account|password|session)/, 'Login, registration, profile and passwords.'],
  ['content', /^\/(?:page|offer|img)/, 'Pages, offers and pictures.'],
  ['system', /^\/(?:health|ready|capabilities)/, 'Health, readiness and capabilities, for operators.'],
  ['catalogue', /^\//, 'Products, categories, search, favourites.'],
];
const tagOf = (path: string): string => tags.find(([, paths]) => paths.test(path))?.[0] ?? 'catalogue';

const accessText = {
  public: 'Public; a bearer token is ignored.',
  visitor: 'Public; logged in users get prices.',
  customer: 'Requires a login.',
} as const;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      // Responses can get new fields, which generated clients must accept.
      if (made.additionalProperties === false) delete made.additionalProperties;
    },
  });
  return rest;
}

/** A form, in both encodings; a group of fields is written with brackets: `products[12]=3`. */
function formContent(schema: Json): Json {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const groups = properties.filter(([, property]) => property.type === 'object').map(([name]) => name);
  const encoding = Object.fromEntries(groups.map((name) => [name, { style: 'deepObject', explode: true }]));
  return {
    'application/x-www-form-urlencoded': { schema, ...(groups.length > 0 ? { encoding } : {}) },
    'multipart/form-data': { schema },
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** A file; the Accept value of each media type is in its description. */
const fileContent = (files: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(files).map(([type, description]) => [
      type,
      { schema: { type: 'string', format: 'binary', description } },
    ]),
  );

function parametersOf({ input, headers = {} }: DefinedRoute['description'], path: string): Json[] {
  const { properties = {} } = jsonSchema(input, 'input') as { properties?: Record<string, Json> };
  const fields = Object.keys(input.shape).flatMap((name) => {
    const inPath = path.includes(`:${name}/`) || path.endsWith(`:${name}`);
    const field = input.shape[name];
    const optional = field !== undefined && z.safeParse(field, undefined).success;
    // In a route with two paths, the optional segment is not a parameter of the shorter one.
    if (!inPath && optional && name === 'sub') return [];
    return [{ name, in: inPath ? 'path' : 'query', required: inPath || !optional, schema: properties[name] }];
  });
  const named = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  return [...fields, ...named];
}

/** The error responses of a route by status: those of every route of its kind, and its own. */
export function errorResponsesOf({
  access,
  permission = 'shop',
  method,
  changes,
  form,
  input,
  errorResponses = {},
}: DefinedRoute['description']): Readonly<Record<string, string>> {
  const own = Object.fromEntries(Object.entries(errorResponses));
  const checked = form !== undefined || Object.keys(input.shape).length > 0;
  return {
    ...(checked ? { 400: 'A field is missing or invalid.' } : {}),
    ...(access === 'public' ? {} : { 401: 'The bearer token is missing or invalid.' }),
    ...(access === 'customer' && permission !== null
      ? { 403: 'The role of the person does not allow it: a Dutch sentence.' }
      : {}),
    ...(method === 'get'
      ? {}
      : { 403: 'A foreign origin, an XSRF token that does not match, or a role that does not allow it.' }),
    ...(changes
      ? { 403: 'A prefetch, a cross-site request, or a role that does not allow it: this call changes data.' }
      : {}),
    ...(method === 'get' ? {} : { 413: 'The body is too large.' }),
    ...(form ? { 415: 'Not a form, or one that is compressed or not in UTF-8.' } : {}),
    405: 'The path does not have the method; the header Allow lists those that it has.',
    503: 'The database is unavailable, or too many requests of this kind are queued; see Retry-After.',
    ...own,
  };
}

function answersOf(description: DefinedRoute['description']): Json {
  const { responseSchema: answer, files } = description;
  const refused = Object.entries(errorResponsesOf(description)).map(([status, description]) => [
    status,
    { description, content: json({ $ref: '#/components/schemas/Error' }) },
  ]);
  const data = { type: 'object', properties: { data: jsonSchema(answer, 'output') }, required: ['data'] };
  const content = files ? fileContent(files) : json(data);
  return { 200: { description: 'Done.', content }, ...Object.fromEntries(refused) };
}

function operationOf(description: DefinedRoute['description'], path: string, isSecond: boolean): Json {
  const { method, summary, access, form } = description;
  const words = path.split(/[/:_-]+/).filter((word) => word !== '');
  const schema = form && jsonSchema(form, 'input');
  return {
    operationId: [method, ...words, ...(isSecond ? ['nested'] : [])].join('-'),
    summary,
    description: `${summary} ${accessText[access]}`,
    tags: [tagOf(path)],
    parameters: parametersOf(description, path),
    ...(schema ? { requestBody: { required: true, content: formContent(schema) } } : {}),
    security: access === 'public' ? [] : access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    responses: answersOf(description),
  };
}

/** Adds the common description and tag to operations outside of the contract. */
const completed = (paths: Readonly<Record<string, Readonly<Record<string, Json>>>>): Json =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          { description: operation.summary, tags: [tagOf(path)], ...operation },
        ]),
      ),
    ]),
  );

/** OpenAPI 3.1 from the schemas that check the requests. `settings`: the contact, and the URL of the terms. */
export function createOpenApi(
  calls: readonly DefinedRoute[],
  { publicOrigin, seller }: Pick<ApiSettings, 'publicOrigin' | 'seller'>,
): Json {
  const paths: Record<string, Json> = {};
  for (const { description } of calls) {
    for (const [index, path] of description.paths.entries()) {
      if (path === undefined) continue;
      const name = path.replace(/:(\w+)/g, '{$1}');
      paths[name] = { ...paths[name], [description.method]: operationOf(description, path, index > 0) };
    }
  }
  Object.assign(
    paths,
    completed(imagePaths),
    completed(webhookPath),
    completed(cxmlPaths),
    completed(registrationPaths),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Magazijn',
      version: '1.0.0',
      description: 'The back end of a Dutch business-to-business shop. Prices are euros, excluding VAT.',
      contact: { url: `${publicOrigin}/`, ...(seller ? { name: seller.name, email: seller.email } : {}) },
      license: { name: 'Not for redistribution', url: `${publicOrigin}/kruidvat/algemene-voorwaarden` },
    },
    servers: [{ url: '/api/v1' }],
    tags: tags.map(([name, , description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
