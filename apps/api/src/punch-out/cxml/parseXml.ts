import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { CxmlFault } from './CxmlFault.ts';

/** A DOCTYPE that names a DTD is no longer. */
const longestDoctype = 500;

/** The document without a DOCTYPE that only names a DTD; one that declares something is left in, to be refused. */
function withoutDoctype(text: string): string {
  const start = text.indexOf('<!DOCTYPE');
  const end = start === -1 ? -1 : text.indexOf('>', start);
  if (end === -1 || end - start > longestDoctype) return text;
  return text.slice(start, end).includes('[') ? text : text.slice(0, start) + text.slice(end + 1);
}

/** Elements that may come more than once; every other one that does is of another shape than published. */
const repeated = new Set(['Credential', 'ItemOut', 'Extrinsic', 'Description', 'Classification', 'Name']);

/** Names as they came, every element an object with its text under `#text`, attributes under `@name`. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  // &#233; is a letter, too
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 40,
  isArray: (name) => repeated.has(name),
});

/**
 * Reads XML without ever looking beyond it: a DOCTYPE may name the cXML DTD, which is not fetched; one that declares
 * anything itself (an entity that expands, or that names a file) is refused before any parser sees it.
 *
 * @throws CxmlFault 400
 */
export function parseXml(text: string): unknown {
  const stripped = withoutDoctype(text);
  if (/<!DOCTYPE|<!ENTITY|<!ELEMENT|<!ATTLIST|<!NOTATION/i.test(stripped)) {
    throw new CxmlFault(400, 'The document declares entities or a DTD of its own. Name the cXML DTD alone.');
  }
  const valid = XMLValidator.validate(stripped);
  if (valid !== true) {
    // The parser's own words repeat what stands there.
    throw new CxmlFault(
      400,
      `The document is no well-formed XML: see line ${valid.err.line}, column ${valid.err.col}.`,
    );
  }
  try {
    return parser.parse(stripped) as unknown;
  } catch {
    throw new CxmlFault(400, 'The document cannot be read: it is nested too deeply, or its entities are.');
  }
}
