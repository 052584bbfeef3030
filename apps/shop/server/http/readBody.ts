import { readFormText } from '../../src/features/punch-out/punchOutRequest.ts';

async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The body of a request as text; null when it is larger than the maximum, which also stops reading. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString('utf8') ?? null;
}

/** More than any form of a browser or a procurement system. */
const maxBytes = 64 * 1024;

/** A posted form without its files; null for anything else, and when it is too large or broken. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | null> {
  const contentType = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    const text = await readBody(request, maxBytes);
    return text === null ? null : readFormText(text);
  }
  if (!/^multipart\/form-data\b/i.test(contentType)) return null;
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) return null;
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (form === null) return null;
  return new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
