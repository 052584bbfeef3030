import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

/** What a document brings, whatever its server compresses with. */
export interface DocumentWeight {
  /** kB of 1,000 bytes of the scripts that the document names, as gzip; those of old browsers do not count. */
  readonly script: number;
  readonly elements: number;
}

/** @throws Error when the document or a script is refused */
export async function documentWeight(address: string): Promise<DocumentWeight> {
  const read = async (url: string) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} → ${response.status}`);
    return response.bytes();
  };
  const { document } = new JSDOM(new TextDecoder().decode(await read(address)), { url: address }).window;
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])');
  const modules = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const addresses = new Set([...[...scripts].map(({ src }) => src), ...[...modules].map(({ href }) => href)]);
  let script = 0;
  for (const each of addresses) script += gzipSync(await read(each), { level: 9 }).byteLength / 1000;
  return { script, elements: document.querySelectorAll('*').length };
}
