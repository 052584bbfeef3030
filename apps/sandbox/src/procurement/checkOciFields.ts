import type { ReturnedField } from './procurementPages.ts';

const echoes = ['~okcode', '~target', '~caller', 'returntarget', 'http_content_charset'];

interface Item {
  readonly fields: Map<string, string>;
}

/** Splits a field name such as `NEW_ITEM-PRICE[2]` into field and index; null for a name outside of OCI. */
function readName(name: string): { field: string; index: string } | null {
  const [, longText] = /^NEW_ITEM-LONGTEXT_(\d+):132\[\]$/.exec(name) ?? [];
  if (longText !== undefined) return { field: 'LONGTEXT', index: longText };
  const [, field, index] = /^NEW_ITEM-(\w+)\[(\d+)\]$/.exec(name) ?? [];
  return field === undefined || index === undefined ? null : { field, index };
}

function missing({ fields }: Item): string[] {
  const has = (field: string) => (fields.get(field) ?? '') !== '';
  const isNamed = has('MATNR');
  return [
    ...(has('DESCRIPTION') || isNamed ? [] : ['has neither DESCRIPTION nor MATNR']),
    ...(has('QUANTITY') ? [] : ['has no QUANTITY']),
    ...(has('UNIT') || isNamed ? [] : ['has no UNIT']),
    ...(has('PRICE') && !has('CURRENCY') ? ['has a PRICE without CURRENCY'] : []),
    ...(fields.has('ITEM_TYPE') && fields.get('ITEM_TYPE') === 'O' && !has('PARENT_ID')
      ? ['is a part without PARENT_ID']
      : []),
  ];
}

function gaps(indices: readonly number[]): string[] {
  return indices.flatMap((index, position) =>
    index === position + 1
      ? []
      : [`Item ${index} stands where item ${position + 1} should: indices have a gap`],
  );
}

/**
 * Names, indices from 1 without gaps, lengths, numbers, required fields, characters; independent of the shop's tables.
 *
 * @returns one line per problem
 */
export function checkOciFields(fields: readonly ReturnedField[]): string[] {
  const problems: string[] = [];
  const items = new Map<number, Item>();
  for (const [name, value] of fields) {
    const read = readName(name);
    if (!read) {
      if (!echoes.includes(name.toLowerCase())) problems.push(`${name} is not a field of the interface`);
      continue;
    }
    if (/^0/.test(read.index)) problems.push(`${name} has an index that does not count from 1`);
    const item = items.get(Number(read.index)) ?? { fields: new Map() };
    items.set(Number(read.index), item);
    if (item.fields.has(read.field)) problems.push(`${name} comes twice`);
    item.fields.set(read.field, value);
    problems.push(...valueProblems(read.field, value).map((problem) => `${name} ${problem}`));
  }
  if (items.size === 0) problems.push('No item came back');
  const numbered = [...items].sort(([a], [b]) => a - b);
  problems.push(...gaps(numbered.map(([index]) => index)).slice(0, 1));
  for (const [index, item] of numbered) {
    problems.push(...missing(item).map((problem) => `Item ${index} ${problem}`));
  }
  return problems;
}

/** The constraints of an item's field (SAP Open Catalog Interface 4.0 and 5.0, "Inbound Section"). */
interface OciRule {
  /** maximum characters */
  readonly length: number;
  readonly format?: { readonly pattern: RegExp; readonly text: string };
}

const number = { pattern: /^-?\d{1,11}(\.\d{1,3})?$/, text: 'up to 11 digits, a point and up to 3 digits' };
const positive = { pattern: /^(?!0+(\.0+)?$)\d{1,11}(\.\d{1,3})?$/, text: `a number over 0: ${number.text}` };
const whole = { pattern: /^\d*$/, text: 'a whole number' };
const flag = { pattern: /^X?$/, text: 'X or nothing' };

/** All fields of an item, listed independently of the shop's code. */
const ociRules: Readonly<Record<string, OciRule>> = {
  DESCRIPTION: { length: 40 },
  MATNR: { length: 40 },
  QUANTITY: { length: 15, format: positive },
  UNIT: { length: 3, format: { pattern: /^[A-Z0-9]*$/, text: 'a code in capitals' } },
  PRICE: { length: 15, format: number },
  PRICEUNIT: { length: 5, format: { pattern: /^([1-9]\d*)?$/, text: 'a whole number from 1, or nothing' } },
  CURRENCY: { length: 5, format: { pattern: /^[A-Z]{3}$/, text: 'an ISO 4217 code' } },
  LEADTIME: { length: 5, format: whole },
  VENDOR: { length: 10 },
  VENDORMAT: { length: 40 },
  MANUFACTCODE: { length: 10 },
  MANUFACTMAT: { length: 40 },
  MATGROUP: { length: 10 },
  SERVICE: { length: 1, format: flag },
  CONTRACT: { length: 10 },
  CONTRACT_ITEM: { length: 5 },
  EXT_QUOTE_ID: { length: 35 },
  EXT_QUOTE_ITEM: { length: 10 },
  EXT_PRODUCT_ID: { length: 40 },
  ATTACHMENT: { length: 255 },
  ATTACHMENT_TITLE: { length: 255 },
  ATTACHMENT_PURPOSE: { length: 1 },
  EXT_SCHEMA_TYPE: { length: 10 },
  EXT_CATEGORY_ID: { length: 60 },
  EXT_CATEGORY: { length: 40 },
  SLD_SYS_NAME: { length: 60 },
  CUST_FIELD1: { length: 10 },
  CUST_FIELD2: { length: 10 },
  CUST_FIELD3: { length: 10 },
  CUST_FIELD4: { length: 20 },
  CUST_FIELD5: { length: 50 },
  ITEM_TYPE: { length: 1, format: { pattern: /^[RO]?$/, text: 'R or O' } },
  PARENT_ID: { length: 10 },
};

/** The first incorrectly nested tag of a document without comments and CDATA; null when all nest. */
export function nestingProblem(xml: string): string | null {
  const open: string[] = [];
  for (const [tag, closing, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s[^<>]*)?)>/g,
  )) {
    if (closing === '/') {
      const expected = open.pop();
      if (expected !== name) return `${tag} closes ${expected ?? 'nothing'}`;
    } else if (!rest.endsWith('/') && !tag.endsWith('/>')) open.push(name);
  }
  return open.length === 0 ? null : `${open.join(', ')} is never closed`;
}

function textProblems(value: string): string[] {
  return [
    ...(value.startsWith(' ') ? ['begins with a blank'] : []),
    ...(/\p{Cc}/u.test(value) ? ['holds a control character'] : []),
    ...(value.includes('\uFFFD') ? ['holds bytes that the character set asked for does not have'] : []),
    ...(/&#\d+;/.test(value) ? ['holds characters that the character set asked for does not have'] : []),
    ...(/<\/?[a-z][^>]*>/i.test(value) ? ['holds HTML'] : []),
    ...(value.isWellFormed() ? [] : ['holds half a character']),
  ];
}

/** The problems of one field of an item; the caller adds the field's name. */
function valueProblems(field: string, value: string): string[] {
  if (field === 'LONGTEXT') return textProblems(value);
  const rule = Object.hasOwn(ociRules, field) ? ociRules[field] : undefined;
  if (!rule) return ['is not a field of the interface'];
  const { length, format } = rule;
  return [
    ...textProblems(value),
    ...(value.length > length ? [`has ${value.length} characters; at most ${length}`] : []),
    ...(format && !format.pattern.test(value) ? [`is '${value}', not ${format.text}`] : []),
  ];
}
