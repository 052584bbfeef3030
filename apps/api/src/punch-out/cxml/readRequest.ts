import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { CxmlFault } from './buildCxml.ts';

/** @throws CxmlFault 400; the message names the missing or wrong elements, never their values. */
export function readRequest(text: string): CxmlRequest {
  const read = requestSchema.safeParse(parseXml(text));
  if (read.success) return read.data.cXML;
  const places = new Set(read.error.issues.map(({ path }) => path.join('/') || 'cXML'));
  throw new CxmlFault(400, `Missing or wrong: ${[...places].slice(0, 5).join(', ')}.`);
}

const text = (max: number) =>
  z.pipe(
    z.object({ '#text': z.string().check(z.minLength(1), z.maxLength(max)) }),
    z.transform((element) => element['#text']),
  );

const attribute = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const party = z.object({
  Credential: z
    .array(z.object({ '@domain': attribute(100), Identity: text(200), SharedSecret: z.optional(text(200)) }))
    .check(z.minLength(1), z.maxLength(10)),
});

/** A whole number of pieces, as systems write it: '3', '3.0'. */
const quantity = z.pipe(
  z.string().check(z.regex(/^0{0,5}[1-9]\d{0,3}(\.0{1,6})?$/)),
  z.transform((value) => Number.parseInt(value, 10)),
);

const itemSchema = z.object({
  '@quantity': quantity,
  '@requestedDeliveryDate': z.optional(z.string()),
  ItemID: z.object({
    SupplierPartID: text(100),
    SupplierPartAuxiliaryID: z.optional(z.object({ '#text': z.string() })),
  }),
});

const items = z.optional(z.array(itemSchema).check(z.maxLength(1000)));

const setupSchema = z.object({
  '@operation': attribute(20),
  BuyerCookie: text(2000),
  BrowserFormPost: z.object({ URL: text(2000) }),
  ItemOut: items,
});

const orderSchema = z.object({
  OrderRequestHeader: z.object({
    '@orderID': attribute(100),
    '@type': z.optional(z.string()),
    Total: z.object({
      Money: z.object({
        '@currency': attribute(3),
        '#text': z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/)),
      }),
    }),
  }),
  ItemOut: items,
});

/** The elements of a cXML request that this shop reads (cXML User's Guide 1.2); others are ignored. */
const requestSchema = z.object({
  cXML: z.object({
    '@payloadID': attribute(300),
    Header: z.object({ From: party, To: party, Sender: party }),
    Request: z.object({
      PunchOutSetupRequest: z.optional(setupSchema),
      OrderRequest: z.optional(orderSchema),
      ProfileRequest: z.optional(z.unknown()),
    }),
  }),
});

export type CxmlRequest = z.infer<typeof requestSchema>['cXML'];
export type CxmlItem = z.infer<typeof itemSchema>;
export type CxmlSetup = z.infer<typeof setupSchema>;
export type CxmlOrder = z.infer<typeof orderSchema>;

/** Longer than any DOCTYPE that only names a DTD. */
const maxDoctypeLength = 500;

/** Removes a DOCTYPE that only names a DTD; one that declares anything stays, and is refused later. */
function withoutDoctype(text: string): string {
  const start = text.indexOf('<!DOCTYPE');
  const end = start === -1 ? -1 : text.indexOf('>', start);
  if (end === -1 || end - start > maxDoctypeLength) return text;
  // An empty internal subset declares nothing.
  const doctype = text.slice(start, end).replace(/\[\s*\]\s*$/, '');
  return doctype.includes('[') ? text : text.slice(0, start) + text.slice(end + 1);
}

/** Elements that may be repeated; the schema refuses a repetition of any other. */
const repeated = new Set(['Credential', 'ItemOut', 'Extrinsic', 'Description', 'Classification', 'Name']);

/** Makes every element an object: its text under `#text`, its attributes under `@name`. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  // Decodes numeric entities such as &#233;.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 40,
  isArray: (name) => repeated.has(name),
});

/** Fetches no DTD. A document that declares anything itself is refused before it is parsed. @throws CxmlFault 400 */
export function parseXml(text: string): unknown {
  const stripped = withoutDoctype(text);
  if (/<!DOCTYPE|<!ENTITY|<!ELEMENT|<!ATTLIST|<!NOTATION/i.test(stripped)) {
    throw new CxmlFault(400, 'The document declares entities or a DTD of its own. Name the cXML DTD alone.');
  }
  const valid = XMLValidator.validate(stripped);
  if (valid !== true) {
    // Without any tag the validator returns no column, in spite of its type.
    if (!Number.isInteger(valid.err.col)) {
      throw new CxmlFault(400, 'The document is empty: it has no element.');
    }
    // The parser's own message would repeat the document's text.
    throw new CxmlFault(
      400,
      `The document is not well-formed XML: see line ${valid.err.line}, column ${valid.err.col}.`,
    );
  }
  try {
    return parser.parse(stripped) as unknown;
  } catch {
    throw new CxmlFault(400, 'The document cannot be read: it is nested too deeply, or its entities are.');
  }
}
