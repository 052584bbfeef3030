import { cleanText } from '../validation/cleanText.ts';
import { isIdentifier, leadingIdentifier } from './identifiers.ts';
import type { QuickOrderEntry } from './QuickOrderEntry.ts';

/** As people write quantities: '3', '1.000', '2,5', '-1'. */
const number = String.raw`[-−]?\d{1,4}(?:[.,]\d{1,3})?`;

/** Units of quantities. Sizes and contents, such as '24 rollen' and '500 ml', are part of a name. */
const unit = String.raw`(?:x|×|stuks?|st|keer|dozen|doos|ds|pakken|pak|pk|trays?|zakken|zak|flessen|fles|potten|emmers?|kratten|krat|colli|verpakkingen|verpakking)\.?`;

/** 'x3', '3 st.' */
const aroundQuantity = new RegExp(String.raw`^[x×]\s*(?=\d)|(?<=\d)\s*${unit}$`, 'iu');

/** '[28-11-2026 09:12:33] Jan: ' and '28-11-2026 09:12 - Jan: ', the prefixes of copied chat messages. */
const chatSender =
  /^(?:\[\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4},? \d{1,2}:\d{2} -) [^:]{1,60}: /;

/** '- ', '• ', '> ', '1) ': bullets of lists, and quote marks of mails. */
const bullet = /^(?:[>•·*▪◦–—]\s*|-\s+|\d{1,3}\)\s+|\[[ x]?\]\s*)+/;

const label = /^(?:art(?:ikel)?\.?\s?(?:nummer|nr)?\.?|ean|sku)\s*[:.]?\s+(?=\d)/i;

/** Words before a number that is part of the name: 'luiers maat 4'. */
const sizeWord = /(?:^|\s)(?:maat|mt|nr|nummer|no|size|type|a)\.?$/i;

/** Words after a number that is part of the name: '500 ml zeep', '24 rollen toiletpapier'. */
const contentWord =
  /^(?:ml|cl|dl|l|liter|gr?|gram|kg|kilo|mm|cm|m|meter|rol|rollen|vel|vellen|tabs|tabletten)\b/i;

interface Pattern {
  readonly form: RegExp;
  readonly product: number;
  readonly quantity: number;
  readonly holds?: (product: string, line: string) => boolean;
}

/** Tried in this order. */
const patterns: readonly Pattern[] = [
  // 8,71E+12 2
  {
    form: new RegExp(String.raw`^(\d(?:[.,]\d+)?E\+\d+)[\s:;]+(${number})(?:\s*${unit})?$`, 'iu'),
    product: 1,
    quantity: 2,
  },
  // 2x 101404, 2 dozen luiers
  {
    form: new RegExp(String.raw`^(${number})\s*${unit}(?:\s+(?:van|a|à)\b)?\s+(.+)$`, 'iu'),
    product: 2,
    quantity: 1,
  },
  // 2x101404; not 24x24 servetten
  {
    form: new RegExp(String.raw`^(${number})[x×](\S+)$`, 'iu'),
    product: 2,
    quantity: 1,
    holds: isIdentifier,
  },
  // 101404 x 2, luiers maat 4 x3, 101404: 2, doekjes = 4
  {
    form: new RegExp(
      String.raw`^(.+?)(?:\s+[x×*]\s*|\s*[:=]\s*|\s+-\s+|\s*[;\t]\s*|\s*,\s+)(${number})(?:\s*${unit})?$`,
      'iu',
    ),
    product: 1,
    quantity: 2,
  },
  // 101404x2
  {
    form: new RegExp(String.raw`^(\S+)[x×*,](${number})$`, 'iu'),
    product: 1,
    quantity: 2,
    holds: isIdentifier,
  },
  // luiers maat 4, aantal 3; luiers (3); luiers 3 dozen
  {
    form: new RegExp(
      String.raw`^(.+?)[\s,]+(?:aantal\s*:?\s*(${number})|\((${number})(?:\s*${unit})?\)|(${number})\s*${unit})$`,
      'iu',
    ),
    product: 1,
    quantity: 2,
  },
  // 101404 2, 101404 billendoekjes 2
  {
    form: new RegExp(String.raw`^(.+?)\s+(${number})$`, 'iu'),
    product: 1,
    quantity: 2,
    holds: (product) => leadingIdentifier(product) !== null && !sizeWord.test(product),
  },
  // 3 luiers maat 4, 2 101404
  {
    form: new RegExp(String.raw`^(${number})[\s,;]+(.+)$`, 'iu'),
    product: 2,
    quantity: 1,
    // Not '101 404 Luiers', whose number is grouped.
    holds: (product, line) =>
      leadingIdentifier(line) === null &&
      !contentWord.test(product) &&
      (/\p{L}/u.test(product) || isIdentifier(product)),
  },
  // billendoekjes 3; not luiers maat 4
  {
    form: new RegExp(String.raw`^(.+?)\s+(${number})$`, 'iu'),
    product: 1,
    quantity: 2,
    holds: (product) => !sizeWord.test(product),
  },
];

/**
 * Parses a line of a mail, a chat or a note: product and quantity in either order; else the whole line is the product.
 *
 * @example readOrderLine('- luiers maat 4, 3 dozen') // { product: 'luiers maat 4', quantity: '3' }
 */
export function readOrderLine(line: string): QuickOrderEntry {
  const text = cleanText(line)
    .replace(chatSender, '')
    .replace(bullet, '')
    .replace(label, '')
    .replace(/[\s;,.]+$/, '');
  const figures = readFigures(text);
  if (figures !== null) return figures;
  for (const { form, product, quantity, holds } of patterns) {
    const found = form.exec(text);
    if (found === null) continue;
    const named = (found[product] ?? '').replace(label, '');
    if (holds && !holds(named, text)) continue;
    const counted = found[quantity] ?? found.slice(quantity).find((group) => group !== undefined) ?? '';
    return { product: leadingIdentifier(named) ?? named, quantity: quantityText(counted) };
  }
  return { product: text === '' ? cleanText(line) : (leadingIdentifier(text) ?? text), quantity: '' };
}

/** Digits only: '101404 2', '2 101 404', '8 712345 678906'. Null for any other line. */
function readFigures(text: string): QuickOrderEntry | null {
  if (!/^\d[\d ]*$/.test(text)) return null;
  const groups = text.split(' ');
  if (isIdentifier(text)) return { product: text, quantity: '' };
  const first = groups[0] ?? '';
  const last = groups.at(-1) ?? '';
  const behind = groups.slice(1).join(' ');
  const before = groups.slice(0, -1).join(' ');
  if (groups.length === 1) return { product: text, quantity: '' };
  if (isIdentifier(before) && last.length <= 4) return { product: before, quantity: last };
  if (isIdentifier(behind) && first.length <= 4) return { product: behind, quantity: first };
  return before.length >= behind.length
    ? { product: before, quantity: last }
    : { product: behind, quantity: first };
}

/**
 * Digits without their unit, and without the decimal zeros of a spreadsheet. '1,000' is one or a thousand, so it is
 * unchanged.
 *
 * @example quantityText('2,00') // '2'
 * @example quantityText('3 st.') // '3'
 */
export function quantityText(cell: string): string {
  if (/^\d*$/.test(cell)) return cell;
  const text = cleanText(cell).replace('−', '-').replace(aroundQuantity, '');
  return text.replace(/^(-?\d+)[.,]0{1,2}$/, '$1');
}
