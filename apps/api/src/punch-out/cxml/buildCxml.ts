import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import type { ApiDependencies } from '../../ApiDependencies.ts';

export type CxmlAnswer = Readonly<Record<string, object>>;

/** The Response to a request: status 200 with the answer, or the fault that refused it. */
export function buildResponse(dependencies: ApiDependencies, outcome: CxmlAnswer | CxmlFault): string {
  const isFault = outcome instanceof Error;
  const status = isFault
    ? { '@code': String(outcome.code), '@text': outcome.text, '#text': outcome.message }
    : { '@code': '200', '@text': 'OK' };
  return buildCxml(dependencies, { Response: { Status: status, ...(isFault ? {} : outcome) } });
}

/** The error codes of a cXML `Status`: HTTP's, as in the cXML User's Guide. */
type CxmlFaultCode = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 503;

const texts: Readonly<Record<CxmlFaultCode, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/** A refused request, with a message for the person who set up the connection. */
export class CxmlFault extends Error {
  override readonly name = 'CxmlFault';
  readonly code: CxmlFaultCode;
  readonly text: string;

  constructor(code: CxmlFaultCode, message: string) {
    super(message);
    this.code = code;
    this.text = texts[code];
  }
}

/** Characters that XML 1.0 cannot contain, even escaped. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const clean = (_name: string, value: unknown): string => String(value).replace(unwritable, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  tagValueProcessor: clean,
  attributeValueProcessor: clean,
});

/** The DTD of our documents: the version that most procurement systems support. */
const dtd = 'http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd';

/** A cXML document around a Response, or a Header with a Message. Elements have the order of the keys. */
export function buildCxml(
  { settings, clock }: Pick<ApiDependencies, 'settings' | 'clock'>,
  body: object,
): string {
  const now = clock();
  const root = {
    '@payloadID': `${now.getTime()}.${randomUUID()}@${new URL(settings.publicOrigin).hostname}`,
    '@timestamp': now.toISOString(),
    '@xml:lang': 'nl-NL',
    ...body,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "${dtd}">\n${builder.build({ cXML: root })}`;
}
