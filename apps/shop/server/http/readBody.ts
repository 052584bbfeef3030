import { readFormText } from '../../src/features/punch-out/punchOutRequest.ts';

/** The body of a request as text; null when it is larger than that, of which no more is read. */
export async function readBody(request: Request, mostBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** More than any form of a person or a procurement system. */
const mostBytes = 64 * 1024;

/** The form of a request by POST; null for anything else, and for one that does not end. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) return null;
  const text = await readBody(request, mostBytes);
  return text === null ? null : readFormText(text);
}
