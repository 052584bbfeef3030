import { anyText } from '@magazijn/domain/testing';
import fc from 'fast-check';
import type { DescribedField, DescribedOperation } from './describedOperations.ts';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly bearer: 'none' | 'company' | 'other company' | 'admin' | 'broken';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** Hostile field values: odd numbers, reserved names, broken text, excessive length. */
const hostile = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  'null',
  'true',
  '9'.repeat(40),
  '2147483648',
  '__proto__',
  'constructor',
  "' or 1=1--",
  '"; drop table orders; --',
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  'é'.repeat(400),
  'x'.repeat(5_000),
);

/** Mostly valid values, so that requests pass the first check. */
const plausible: Readonly<Record<string, readonly string[]>> = {
  id: ['1', '2', '101404', '101419', '999999'],
  category: ['verzorging', 'knutselen', 'aanbieding', 'niet-te-vinden'],
  sub: ['luiers', 'demo-weekactie', 'niet-te-vinden'],
  product: ['demo-luiers-maat-4', 'demo-verf', 'niet-te-vinden'],
  page: ['1', '2', '100'],
  pageSize: ['1', '12', '100'],
  urlTitle: ['over-ons', 'niet-te-vinden'],
  facets: ['0', '1'],
  near: ['0', '1'],
  brand: ['Pukkie', 'niet-te-vinden'],
  offer: ['0', '1'],
  offer_kind: ['free-goods', 'percentage', 'give-away'],
  stock: ['0', '1'],
  price_from: ['0', '5', '12.50'],
  price_until: ['0', '20', '99.99'],
  sort: ['default', 'name', 'new', 'price', 'price-desc'],
  term: ['luiers', 'appelsap 2+1', 'luirs', 'x'],
  name: ['demo-verf-1', 'niet-te-vinden'],
  username: ['vlinder@demo.magazijn.test', 'nobody@demo.magazijn.test'],
  field: ['priority'],
  order: ['asc', 'desc'],
  position: ['FOOTER', 'HEADER'],
  date: ['1764154800', '1'],
  quantity: ['1', '12', '0', '9999', '10000'],
  version: ['0', '1', '9999'],
  lines: ['101404 1 order', '101404 1 0', '101404', ''],
  person: ['1', '2', '999999'],
  stand_in: ['1', '2', '999999'],
  from: ['2026-11-18', '2026-02-30'],
  until: ['2026-11-20', '0000-01-01'],
  max_order: ['100', '0', '12.50'],
  first: ['Egel-loopt-2027', 'kort'],
  second: ['Egel-loopt-2027', 'anders'],
};

function value(name: string): fc.Arbitrary<string> {
  const known = plausible[name];
  const odd = fc.oneof(hostile, anyText({ maxLength: 60 }));
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, odd) : odd;
}

interface GroupSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, object>>;
  readonly additionalProperties?: object;
}

/** The names of the fields in a group, by its schema: `rules[0][person]`, `password[plainPassword][first]`. */
function namesIn(name: string, schema: object): string[] {
  const { type, additionalProperties = {}, properties = { 0: additionalProperties } } = schema as GroupSchema;
  if (type !== 'object') return [name];
  return Object.entries(properties).flatMap(([key, member]) => namesIn(`${name}[${key}]`, member));
}

/** One field as form pairs: groups are written with brackets, for the described keys or any others. */
function pairs(field: DescribedField): fc.Arbitrary<[string, string][]> {
  const isGroup = 'type' in field.schema && field.schema.type === 'object';
  if (!isGroup) return value(field.name).map((text) => [[field.name, text]]);
  const key = fc.oneof(
    fc.constantFrom('101404', '101419', '1'),
    hostile,
    fc.constantFrom('a][b', 'user][email'),
  );
  const described = namesIn(field.name, field.schema).map((name) =>
    value(/(\w+)\]$/.exec(name)?.[1] ?? '').map((text): [string, string] => [name, text]),
  );
  return fc.oneof(
    fc.tuple(...described),
    fc
      .array(fc.tuple(key, value('quantity')), { maxLength: 5 })
      .map((entries) => entries.map(([name, text]): [string, string] => [`${field.name}[${name}]`, text])),
  );
}

const encode = (dependencies: readonly (readonly [string, string])[]) =>
  dependencies.map(([name, text]) => `${percentEncode(name)}=${percentEncode(text)}`).join('&');
/** `encodeURIComponent` that accepts lone surrogates. */
const percentEncode = (text: string) => encodeURIComponent(text.toWellFormed());

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const brokenBody = fc.constantFrom<{ headers: Record<string, string>; body: string | Uint8Array }>(
  { headers: { 'content-type': 'application/json' }, body: '{"username":1}' },
  { headers: { 'content-type': 'multipart/form-data' }, body: 'no boundary' },
  {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data',
  },
  { headers: formType, body: Uint8Array.of(0x61, 0x3d, 0xff, 0xfe, 0xc3, 0x28) },
  { headers: formType, body: Array.from({ length: 10_000 }, (_, index) => `k${index}=1`).join('&') },
  { headers: formType, body: 'x='.padEnd(300 * 1024, 'y') },
  { headers: formType, body: 'a[__proto__][x]=1&__proto__[y]=2&constructor=3' },
  { headers: {}, body: '' },
);

const bearers = ['none', 'company', 'other company', 'admin', 'broken'] as const;

function fill(path: string, values: readonly (readonly [string, string])[]): string {
  return values.reduce(
    (filled, [name, text]) => filled.replace(`{${name}}`, percentEncode(text) || '%20'),
    path,
  );
}

/** A random request to one operation: mostly well-formed with odd values, sometimes without a form. */
export function arbitraryRequest({ method, path, fields }: DescribedOperation): fc.Arbitrary<RawRequest> {
  const of = (place: DescribedField['in']) => fields.filter((field) => field.in === place);
  const named = (place: DescribedField['in']) =>
    fc.tuple(...of(place).map(({ name }) => value(name).map((text) => [name, text] as const)));
  const some = (place: DescribedField['in']) =>
    named(place).chain((all) => fc.subarray(all, { minLength: Math.min(1, all.length) }));
  const form = fc
    .tuple(...of('form').map(pairs))
    .chain((groups) => fc.shuffledSubarray(groups.flat(), { minLength: 0 }))
    .map((entries) => ({ headers: formType, body: encode(entries) }));
  const none = fc.constant({ headers: {}, body: null });
  const body = method === 'GET' ? none : fc.oneof({ weight: 5, arbitrary: form }, brokenBody);
  return fc
    .record({
      segments: named('path'),
      query: some('query'),
      content: body,
      bearer: fc.constantFrom(...bearers),
    })
    .map(({ segments, query, content, bearer }) => ({
      method,
      path: `${fill(path, segments)}${query.length > 0 ? `?${encode(query)}` : ''}`,
      bearer,
      ...content,
    }));
}
