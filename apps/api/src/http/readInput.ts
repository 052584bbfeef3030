import { maxCartLines } from '@magazijn/domain/cart';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from './HttpError.ts';

/**
 * The named segments and query parameters; nothing that the call does not name is looked at.
 *
 * @param lists those of the names that may come more than once; of any other the first one counts
 */
export function readInput(
  context: Context,
  names: readonly string[],
  lists: ReadonlySet<string>,
): Record<string, string | readonly string[]> {
  const input: Record<string, string | readonly string[]> = {};
  for (const name of names) {
    if (lists.has(name)) {
      input[name] = (context.req.queries(name) ?? []).map(refuseNul);
      continue;
    }
    const value = context.req.param(name) ?? context.req.query(name);
    if (value !== undefined) input[name] = refuseNul(value);
  }
  return input;
}

/** More fields than any form of ours has: the lines of a cart and what stands beside them. */
const maxFields = maxCartLines + 100;
/** `group[a]`, and deeper down to `group[a][b][c]`. */
const bracketed = /^([A-Za-z]\w*)((?:\[[^[\]]*\]){1,3})$/;

/** The fields as they come. The plain encoding is read as text: a Request’s own `formData()` takes ten times as long. */
async function fieldsOf(request: Request): Promise<Iterable<[string, FormDataEntryValue]>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'Send a form: multipart/form-data or application/x-www-form-urlencoded.');
  }
  try {
    return type === 'multipart/form-data'
      ? await request.formData()
      : new URLSearchParams(await request.text());
  } catch (error) {
    // The limit on the body speaks through the stream that is being read.
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The form cannot be read.');
  }
}

/** A group of fields: their names are a stranger's, so it has no prototype that they could reach. */
interface Fields {
  [name: string]: string | Fields;
}

/** From the outermost group to the field: `a[b][c]` is a, b, c; anything else is one field with that name. */
function pathOf(name: string): readonly string[] {
  const [, group, keys] = bracketed.exec(name) ?? [];
  if (group === undefined || keys === undefined) return [name];
  return [group, ...keys.slice(1, -1).split('][')];
}

/** The group with a name inside another; made when it is not there yet. */
function groupIn(fields: Fields, name: string): Fields {
  const known = fields[name];
  if (typeof known === 'string') throw new HttpError(400, 'A field comes twice.');
  const group: Fields = known ?? Object.create(null);
  fields[name] = group;
  return group;
}

/**
 * Reads a form into an object without a prototype: `name=value` under its name, `name[key]=value` in an object under
 * its name, and so on to three keys. A field that comes twice is refused, and so is `__proto__`, which validators
 * silently leave out.
 *
 * @throws HttpError 400, 413 or 415.
 */
export async function readForm(request: Request): Promise<Fields> {
  const form: Fields = Object.create(null);
  let fields = 0;
  for (const [name, value] of await fieldsOf(request)) {
    fields += 1;
    if (fields > maxFields) throw new HttpError(413, `A form has at most ${maxFields} fields.`);
    if (typeof value !== 'string') throw new HttpError(400, 'A form holds no files.');
    const path = pathOf(refuseNul(name));
    if (path.includes('__proto__')) {
      throw new HttpError(400, 'A field has a name that no form of ours has.');
    }
    let target = form;
    for (const group of path.slice(0, -1)) target = groupIn(target, group);
    const field = path.at(-1) ?? '';
    if (field in target) throw new HttpError(400, 'A field comes twice.');
    target[field] = refuseNul(value);
  }
  return form;
}

/**
 * Checks what came from outside against its schema.
 *
 * @throws HttpError 400 that names the wrong fields, never their values.
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const names = new Set(read.error.issues.map((issue) => issue.path.slice(0, 2).join('.') || 'form'));
  throw new HttpError(400, `Wrong or missing: ${[...names].slice(0, 10).join(', ')}.`);
}

/** Refuses the one character that PostgreSQL cannot store in a text. */
function refuseNul(text: string): string {
  if (text.includes('\0')) throw new HttpError(400, 'A text holds the character NUL.');
  return text;
}

// What the inputs and answers of several routes have in common: ids, segments of paths, pages of a list,
// answers without data.

/** For routes without variable segments and parameters. */
export const noInput = z.object({});

/** The largest id that a table can give out: PostgreSQL's `integer`. */
const largestId = 2_147_483_647;

/** An id in a path: a whole number from 1, without sign, point or exponent. */
export const idInput = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine((text) => Number(text) <= largestId),
  ),
  z.transform(Number),
);

/** A segment of a path that names something: '…/luiers/…'. */
export const segmentInput = z.string().check(z.minLength(1), z.maxLength(200));

/** What someone typed into the search box. */
export const termInput = z.string().check(z.maxLength(200));

/** A page of a list: 1 to 10,000. */
export const pageInput = z.pipe(z.string().check(z.regex(/^([1-9]\d{0,3}|10000)$/)), z.transform(Number));

/** How many entries a page has: 1 to 100. */
export const pageSizeInput = z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number));

/** A day of the calendar: '2026-11-28'. */
export const dateInput = z.iso.date();

/** `full`: with the texts and the related products of each. */
export const fieldsInput = z._default(z.enum(['short', 'full']), 'short');

/** Which part of a list: `page` from 1 to 10,000, `pageSize` from 1 to 100. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** How many entries come before the page. */
export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;

/** For routes that have nothing to tell but that it is done. */
export const emptyResponse = z.object({});

/** A yes or no as the wire has it. */
export const toFlag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
