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
