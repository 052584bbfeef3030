import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import type { ApiParts } from '../../ApiParts.ts';

/** Characters that XML 1.0 cannot hold, however they are written. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const clean = (_name: string, value: unknown): string => String(value).replace(unwritable, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  tagValueProcessor: clean,
  attributeValueProcessor: clean,
});

/** The DTD that this shop's documents keep to; the one that most procurement systems know. */
const dtd = 'http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd';

/** A cXML document around a Response, or a Header with a Message. Elements stand in the order of their keys. */
export function buildCxml({ settings, clock }: Pick<ApiParts, 'settings' | 'clock'>, body: object): string {
  const now = clock();
  const root = {
    '@payloadID': `${now.getTime()}.${randomUUID()}@${new URL(settings.publicOrigin).hostname}`,
    '@timestamp': now.toISOString(),
    '@xml:lang': 'nl-NL',
    ...body,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "${dtd}">\n${builder.build({ cXML: root })}`;
}
