import * as z from 'zod/mini';

// What the inputs and answers of several calls have in common: ids, segments of paths, pages of a list,
// answers without data.

/** For calls without variable segments and parameters. */
export const noInput = z.object({});

/** An id in a path: a whole number from 1, without sign, point or exponent. */
export const idInput = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

/** A segment of a path that names something: '…/luiers/…'. */
export const segmentInput = z.string().check(z.minLength(1), z.maxLength(200));

/** What someone typed into the search box. */
export const termInput = z.string().check(z.maxLength(200));

/** A page of a list: 1 to 10,000. */
export const pageInput = z.pipe(z.string().check(z.regex(/^([1-9]\d{0,3}|10000)$/)), z.transform(Number));

/** How many entries a page has: 1 to 100. */
export const pageSizeInput = z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number));

/** `full`: with the texts and the related products of each. */
export const fieldsInput = z._default(z.enum(['short', 'full']), 'short');

/** Which part of a list: `page` from 1 to 10,000, `pageSize` from 1 to 100. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** How many entries come before the page. */
export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;

/** For calls that have nothing to tell but that it is done. */
export const emptyResponse = z.object({});

/** A yes or no as the wire has it. */
export const toFlag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
