import { maxCartLines } from '@magazijn/domain/cart';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from './HttpError.ts';

/**
 * Reads the declared parameters.
 *
 * @param lists names that can be repeated; the first value of other names counts
 */
export function readInput(
  context: Context,
  names: readonly string[],
  lists: ReadonlySet<string>,
): Record<string, string | readonly string[]> {
  const input: Record<string, string | readonly string[]> = {};
  for (const name of names) {
    if (lists.has(name)) {
      input[name] = (context.req.queries(name) ?? []).map((value) => refuseNul(value, name));
      continue;
    }
    const value = context.req.param(name) ?? context.req.query(name);
    if (value !== undefined) input[name] = refuseNul(value, name);
  }
  return input;
}

/** Above the number of fields of any form: the lines of a cart, their cost centres, and its other fields. */
const maxFields = 2 * maxCartLines + 100;
/** `group[a]`, up to `group[a][b][c]`. */
const bracketed = /^([A-Za-z]\w*)((?:\[[^[\]]*\]){1,3})$/;

/**
 * The media type of a form. A compressed body, or one of another charset, would be read as other fields: a call whose
 * fields are all optional would succeed and change nothing.
 *
 * @throws HttpError 415
 */
function formTypeOf({ headers }: Request): 'multipart/form-data' | 'application/x-www-form-urlencoded' {
  const [type, ...parameters] = (headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'Send a form: multipart/form-data or application/x-www-form-urlencoded.');
  }
  if (parameters.some((parameter) => /^charset=(?!"?utf-?8"?$)/.test(parameter))) {
    throw new HttpError(415, 'Send the form in UTF-8.');
  }
  if (headers.has('content-encoding')) {
    throw new HttpError(415, 'Send the form without Content-Encoding.', { 'accept-encoding': 'identity' });
  }
  return type;
}

/** The fields in order. The urlencoded body is parsed here: a Request's own `formData()` is ten times slower. */
async function fieldsOf(request: Request): Promise<Iterable<[string, FormDataEntryValue]>> {
  const type = formTypeOf(request);
  try {
    return type === 'multipart/form-data'
      ? await request.formData()
      : new URLSearchParams(await request.text());
  } catch (error) {
    // The body limit's error is thrown through the stream.
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The form cannot be read.');
  }
}

/** A group of fields, without a prototype, because its names are input. */
interface Fields {
  [name: string]: string | Fields;
}

/** The path from the outermost group to the field: `a[b][c]` is a, b, c; any other name is one field. */
function pathOf(name: string): readonly string[] {
  const [, group, keys] = bracketed.exec(name) ?? [];
  if (group === undefined || keys === undefined) return [name];
  return [group, ...keys.slice(1, -1).split('][')];
}

const duplicateField = (name: string): HttpError =>
  new HttpError(400, `The field ${shown(name)} comes twice.`);

/** The group with a name inside of another; created when absent. */
function groupIn(fields: Fields, name: string): Fields {
  const known = fields[name];
  if (typeof known === 'string') throw duplicateField(name);
  const group: Fields = known ?? Object.create(null);
  fields[name] = group;
  return group;
}

/**
 * `name=value` as a property, `name[key]=value` in a nested object, up to three keys, without prototypes. Repeated
 * fields are refused, and so is `__proto__`, which validators silently drop. @throws HttpError 400, 413 or 415.
 */
export async function readForm(request: Request): Promise<Fields> {
  const form: Fields = Object.create(null);
  let fields = 0;
  for (const [name, value] of await fieldsOf(request)) {
    fields += 1;
    if (fields > maxFields) throw new HttpError(413, `A form has at most ${maxFields} fields.`);
    if (typeof value !== 'string') throw new HttpError(400, 'A form must not contain files.');
    const path = pathOf(refuseNul(name, name));
    if (path.includes('__proto__')) {
      throw new HttpError(400, 'A field has a forbidden name.');
    }
    let target = form;
    for (const group of path.slice(0, -1)) target = groupIn(target, group);
    const field = path.at(-1) ?? '';
    if (field in target) throw duplicateField(name);
    target[field] = refuseNul(value, name);
  }
  return form;
}

/** @throws HttpError 400 that names the invalid fields, never their values. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const names = new Set(read.error.issues.map((issue) => issue.path.slice(0, 2).join('.') || 'form'));
  throw new HttpError(400, `Wrong or missing: ${[...names].slice(0, 10).join(', ')}.`);
}

/** The name of a field for a message, without NUL and shortened, since clients choose it. */
const shown = (name: string): string => name.replaceAll('\0', '').slice(0, 60);

/** Refuses NUL, which PostgreSQL cannot store in a text. */
function refuseNul(text: string, name: string): string {
  if (text.includes('\0')) throw new HttpError(400, `The field ${shown(name)} contains the character NUL.`);
  return text;
}

// Schemas shared by routes: ids, path segments, list pages, empty responses.

export const noInput = z.object({});

/** The maximum of PostgreSQL's `integer`, the type of ids; nothing has it. */
const maxId = 2_147_483_647;

/**
 * An id in a path: a whole number from 1, without sign, point or exponent. One beyond the range names nothing (404), as an
 * address with a typing error.
 */
export const idInput = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,19}$/)),
  z.transform((text) => Math.min(Number(text), maxId)),
);

/** Ids in a query, with commas between them. */
export const idsInput = (max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
      z.refine((text) => text.split(',').length <= max),
    ),
    z.transform((text) => text.split(',').map(Number)),
  );

/** A count in a query: a whole number from 0. */
export const countInput = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const customerNumberInput = z.string().check(z.regex(/^[\w-]{1,40}$/));

export const segmentInput = z.string().check(z.minLength(1), z.maxLength(200));

export const termInput = z.string().check(z.maxLength(200));

/** A page number: 1 to 10,000. */
export const pageInput = z.pipe(z.string().check(z.regex(/^([1-9]\d{0,3}|10000)$/)), z.transform(Number));

/** A page size: 1 to 100. */
export const pageSizeInput = z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number));

/** A calendar date: '2026-11-28'. */
export const dateInput = z.iso.date();

/** `full`: with texts and related products. */
export const fieldsInput = z._default(z.enum(['short', 'full']), 'short');

/** A page of a list: `page` from 1 to 10,000, `pageSize` from 1 to 100. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;

export const emptyResponse = z.object({});

export const toFlag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
