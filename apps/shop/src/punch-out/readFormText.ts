/** A call-up in ISO-8859-1 is read as browsers read that name. */
const western = new TextDecoder('windows-1252');

function isUtf8(text: string): boolean {
  try {
    for (const [escapes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads names and values of an address or a form. Older procurement systems write them in ISO-8859-1 and do not say so:
 * bytes that are no UTF-8 are read as that, so that `cr%E8me` is `crème`.
 *
 * @param text `a=b&c=d`, also with `?` before it
 */
export function readFormText(text: string): URLSearchParams {
  if (isUtf8(text)) return new URLSearchParams(text);
  const asUtf8 = text.replace(/%([89a-f][\da-f])/gi, (_, byte: string) =>
    encodeURIComponent(western.decode(Uint8Array.of(Number.parseInt(byte, 16)))),
  );
  return new URLSearchParams(asUtf8);
}
