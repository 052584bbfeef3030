import PostalMime from 'postal-mime';
import { CxmlFault } from './buildCxml.ts';

export interface CxmlBody {
  readonly text: string;
  readonly attachments: number;
}

const xmlTypes = ['text/xml', 'application/xml', 'application/cxml+xml'];
const formType = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/related';
const charsets = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16be', 'utf-16le'];
/** Other names that systems use for these character sets. */
const otherNames: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  ascii: 'us-ascii',
  latin1: 'iso-8859-1',
};

const mediaType = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() ?? '';
const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** The character set that the first bytes prove: a byte order mark, or `<` in two bytes (XML 1.0, appendix F). */
function provenCharset(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c)) return 'utf-16be';
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le';
  return null;
}

/** The character set of a document: by its first bytes, its declaration or its Content-Type, else UTF-8. */
function charsetOf(bytes: Uint8Array, contentType: string): string {
  const proven = provenCharset(bytes);
  if (proven !== null) return proven;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, declared] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start) ?? [];
  const [, sent] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  const named = (declared ?? sent ?? 'utf-8').toLowerCase();
  // The document declares UTF-16 but was converted in transit.
  if (named.startsWith('utf-16')) return 'utf-8';
  return otherNames[named] ?? named;
}

/** @throws CxmlFault 400 for a character set that is not supported, or bytes that are invalid in it. */
function decodeXml(bytes: Uint8Array, contentType: string): string {
  const charset = charsetOf(bytes, contentType);
  if (!charsets.includes(charset)) throw new CxmlFault(400, 'Send cXML in UTF-8.');
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Answered below.
  }
  throw new CxmlFault(400, `The document holds bytes that ${charset} does not have.`);
}

/** Reads a form body: the document itself, or a field with it (cXML User's Guide, 'BrowserFormPost'). */
function readForm(bytes: Uint8Array, contentType: string): string {
  if (provenCharset(bytes) !== null || /^\s*</.test(new TextDecoder('latin1').decode(bytes.subarray(0, 20))))
    return decodeXml(bytes, contentType);
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  const urlEncoded = form.get('cxml-urlencoded') ?? form.get('cXML-urlencoded');
  if (urlEncoded !== null) return urlEncoded;
  const base64 = form.get('cxml-base64') ?? form.get('cXML-base64');
  if (base64 !== null) return decodeXml(Buffer.from(base64, 'base64'), contentType);
  throw new CxmlFault(415, 'Send cXML as text/xml.');
}

/** The id of a `Content-ID` or a `start` parameter, without its angle brackets. */
const plainId = (id: string | undefined) => id?.trim().replace(/^<|>$/g, '') ?? '';

/** The part that `start` names, else the first XML part (RFC 2387); its Content-Type may name its character set. */
async function readMultipart(bytes: Uint8Array, contentType: string): Promise<CxmlBody> {
  const head = Buffer.from(`MIME-Version: 1.0\r\nContent-Type: ${contentType}\r\n\r\n`, 'latin1');
  const { attachments } = await PostalMime.parse(Buffer.concat([head, bytes]), {
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
  });
  const start = plainId(/start="?([^";]+)/i.exec(contentType)?.[1]);
  const documents = attachments.filter(({ mimeType }) => xmlTypes.includes(mimeType));
  const root =
    documents.find(({ contentId }) => start !== '' && plainId(contentId) === start) ?? documents[0];
  if (!root) throw new CxmlFault(400, 'No part of the document is text/xml.');
  const content = root.content;
  const rootBytes = typeof content === 'string' ? Buffer.from(content, 'base64') : new Uint8Array(content);
  return { text: decodeXml(rootBytes, partType(bytes, root.contentId)), attachments: attachments.length - 1 };
}

/** The `Content-Type` of the part with this id, else of the first part; '' without one. */
function partType(bytes: Uint8Array, contentId: string | undefined): string {
  const heads = new TextDecoder('latin1').decode(bytes).split(/\r?\n\r?\n/);
  const own = heads.find((part) => contentId !== undefined && part.includes(contentId));
  return /^content-type:(.*)$/im.exec(own ?? heads[0] ?? '')?.[1] ?? '';
}

/**
 * XML, a form with it, or multipart/related. @throws CxmlFault 415 for another media type, 400 for unreadable bytes.
 */
export async function readBody(request: Request): Promise<CxmlBody> {
  const contentType = request.headers.get('content-type') ?? '';
  const type = mediaType(contentType);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (xmlTypes.includes(type)) return { text: decodeXml(bytes, contentType), attachments: 0 };
  if (type === formType) return { text: readForm(bytes, contentType), attachments: 0 };
  if (type === multipartType) return readMultipart(bytes, contentType);
  throw new CxmlFault(415, 'Send cXML as text/xml.');
}
