import type { ReturnedField } from './Returned.ts';

/** The bytes of a part of a form: `+` is a blank, `%E9` is a byte. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(text.replaceAll('+', ' '), 'latin1').toString('latin1');
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const escaped = /^%([0-9a-f]{2})/i.exec(plain.slice(at, at + 3));
    bytes.push(escaped ? Number.parseInt(escaped[1] ?? '', 16) : plain.charCodeAt(at));
    if (escaped) at += 2;
  }
  return Uint8Array.from(bytes);
}

/**
 * Reads an `application/x-www-form-urlencoded` body in the character set that the call-up asked for: the request itself
 * does not say which it is in. Bytes that the set does not have become U+FFFD.
 */
export function decodeForm(body: string, charset: string): ReturnedField[] {
  const decoder = new TextDecoder(charset);
  return body
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decoder.decode(bytesOf(pair.slice(0, at))), decoder.decode(bytesOf(pair.slice(at + 1)))];
    });
}
