import { describe, expect, test } from 'vitest';
import { checkCxmlMessage, elementsOf, escapeXml, textOf, unescapeXml } from './cxmlMessages.ts';

describe('checkCxmlMessage', () => {
  const item = (quantity: string, price: string) =>
    `<ItemIn quantity="${quantity}"><ItemID><SupplierPartID>1</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="EUR">${price}</Money></UnitPrice><Description xml:lang="nl">Luiers &amp; co</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">53102306</Classification></ItemDetail></ItemIn>`;

  const message = (items: string, total: string) =>
    `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "x"><cXML payloadID="1"><Header/><Message><PunchOutOrderMessage><BuyerCookie>c &amp; 1</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total><Money currency="EUR">${total}</Money></Total><Shipping><Money currency="EUR">7.50</Money></Shipping></PunchOutOrderMessageHeader>${items}</PunchOutOrderMessage></Message></cXML>`;

  const right = message(item('2', '3.33') + item('1', '3.34'), '10.00');

  test('a valid message has no problems', () => {
    expect(checkCxmlMessage(right, 'c & 1')).toEqual([]);
  });

  test.each([
    ['another cookie', right.replace('c &amp; 1', 'x'), 'BuyerCookie is not the one that was sent'],
    ['a wrong total', message(item('3', '3.33'), '10.00'), 'The items are together not the Total'],
    ['nothing', message('', '0.00'), 'No item came back'],
    ['no quantity', message(item('0', '3.33'), '0.00'), "Item 1 has the quantity '0'"],
    ['a comma', message(item('1', '3,33'), '3.33'), "Item 1 has the price '3,33'"],
    ['a discount line', message(item('1', '-1.00'), '-1.00'), 'Item 1 has a price below zero'],
    ['no unit', right.replaceAll('<UnitOfMeasure>EA', '<UnitOfMeasure>'), 'Item 1 has no UnitOfMeasure'],
    ['a tag that is not closed', right.replace('</Message>', ''), 'The message is not XML'],
    [
      'a secret',
      right.replace('<Header/>', '<Header><SharedSecret>x</SharedSecret></Header>'),
      'SharedSecret',
    ],
    ['something else', '<cXML><Response/></cXML>', 'There is no PunchOutOrderMessage'],
  ])('%s is reported', (_name, xml, problem) => {
    expect(checkCxmlMessage(xml, 'c & 1').join('\n')).toContain(problem);
  });
});

describe('xmlText', () => {
  test('an encoded text is decoded unchanged', () => {
    const text = 'R&D <1> "é" 🦋 &amp;';
    expect(unescapeXml(escapeXml(text))).toBe(text);
    expect(unescapeXml('caf&#233; &#xE9; &apos; &unknown;')).toBe("café é ' &unknown;");
  });

  test('elements are found by their exact names', () => {
    const xml = '<Item n="1"><ItemID>a</ItemID></Item><Item><ItemID>b &amp; c</ItemID></Item>';
    expect(elementsOf(xml, 'Item')).toEqual(['<ItemID>a</ItemID>', '<ItemID>b &amp; c</ItemID>']);
    expect(textOf(elementsOf(xml, 'Item')[1] ?? '', 'ItemID')).toBe('b & c');
    expect(textOf(xml, 'Nothing')).toBeNull();
  });
});
