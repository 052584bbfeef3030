import { CxmlFault } from './CxmlFault.ts';

const types = ['text/xml', 'application/xml', 'application/cxml+xml'];
const charsets = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'];

/** The character set that the document names, or its transport; UTF-8 when neither does. */
function charsetOf(bytes: ArrayBuffer, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const [, declared] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start) ?? [];
  const [, sent] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  return (declared ?? sent ?? 'utf-8').toLowerCase();
}

/**
 * The text of a cXML request.
 *
 * @throws CxmlFault 415 for what is no XML, 400 for bytes that its character set does not have.
 */
export async function readBody(request: Request): Promise<string> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!types.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) {
    throw new CxmlFault(415, 'Send cXML as text/xml.');
  }
  const bytes = await request.arrayBuffer();
  const charset = charsetOf(bytes, contentType);
  if (!charsets.includes(charset)) throw new CxmlFault(400, 'Send cXML in UTF-8.');
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // told below
  }
  throw new CxmlFault(400, `The document holds bytes that ${charset} does not have.`);
}
