import { nestingProblem } from './nestingProblem.ts';
import { elementsOf, textOf } from './xmlText.ts';

const amount = /^-?\d{1,12}(\.\d{1,4})?$/;

/** Whole cents, since a sum of decimals drifts. */
const centsOf = (text: string | null): number => Math.round(Number(text ?? Number.NaN) * 100);

function itemProblems(item: string): string[] {
  const missing = ['SupplierPartID', 'Money', 'Description', 'UnitOfMeasure', 'Classification'].filter(
    (name) => (textOf(item, name) ?? '') === '',
  );
  const price = textOf(item, 'Money') ?? '';
  return [
    ...missing.map((name) => `has no ${name}`),
    ...(amount.test(price) ? [] : [`has the price '${price}'`]),
    ...(price.startsWith('-') ? ['has a price below zero'] : []),
    ...(/currency="[A-Z]{3}"/.test(item) ? [] : ['has a price without currency']),
  ];
}

/**
 * Holds a PunchOutOrderMessage to cXML's rules, by this side's own reading: its parts, its cookie, its amounts, and that
 * the items are together its Total.
 *
 * @param cookie the BuyerCookie that was sent; null when none was
 * @returns a line for each thing that is wrong
 */
export function checkCxmlMessage(xml: string, cookie: string | null): string[] {
  const nesting = nestingProblem(xml);
  if (nesting !== null) return [`The message is no XML: ${nesting}`];
  const [message] = elementsOf(xml, 'PunchOutOrderMessage');
  if (message === undefined) return ['There is no PunchOutOrderMessage'];
  const [header = ''] = elementsOf(message, 'PunchOutOrderMessageHeader');
  const items = [...message.matchAll(/<ItemIn\s([^>]*)>([\s\S]*?)<\/ItemIn>/g)].map(
    ([, attributes = '', item = '']) => ({
      quantity: /quantity="([^"]*)"/.exec(attributes)?.[1] ?? '',
      item,
    }),
  );
  const sum = items.reduce(
    (total, { quantity, item }) => total + Number(quantity) * centsOf(textOf(item, 'Money')),
    0,
  );
  const total = elementsOf(header, 'Total')[0] ?? '';
  return [
    ...(textOf(message, 'BuyerCookie') === cookie ? [] : ['BuyerCookie is not the one that was sent']),
    ...(/operationAllowed="(create|inspect|edit)"/.test(message) ? [] : ['operationAllowed is missing']),
    ...(items.length > 0 ? [] : ['No item came back']),
    ...(/SharedSecret/.test(xml) ? ['The browser carries a SharedSecret'] : []),
    ...(sum === centsOf(textOf(total, 'Money')) ? [] : ['The items are together not the Total']),
    ...items.flatMap(({ quantity, item }, index) =>
      [
        ...(/^[1-9]\d*(\.\d+)?$/.test(quantity) ? [] : [`has the quantity '${quantity}'`]),
        ...itemProblems(item),
      ].map((problem) => `Item ${index + 1} ${problem}`),
    ),
  ];
}
