import type { ReturnedField } from './Returned.ts';
import { valueProblems } from './valueProblems.ts';

/** The call-up's own, which a shop may send back beside the items. */
const echoes = ['~okcode', '~target', '~caller', 'returntarget', 'http_content_charset'];

interface Item {
  readonly fields: Map<string, string>;
}

/** The field and the item that a name speaks of; null for a name that is none of the interface's. */
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
 * Holds the fields of a return to the interface's rules: names, indices from 1 without gaps, lengths, numbers, required
 * fields, characters. By this side's own tables, so that a mistake of the shop's is not repeated here.
 *
 * @returns a line for each thing that is wrong
 */
export function checkOciFields(fields: readonly ReturnedField[]): string[] {
  const problems: string[] = [];
  const items = new Map<number, Item>();
  for (const [name, value] of fields) {
    const read = readName(name);
    if (!read) {
      if (!echoes.includes(name.toLowerCase())) problems.push(`${name} is no field of the interface`);
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
