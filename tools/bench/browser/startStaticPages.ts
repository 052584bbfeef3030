import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The largest contentful paint of a page, and the fonts that it preloads. */
export interface PaintedPage {
  /** The address of the picture; null for text. */
  readonly picture: string | null;
  readonly text: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly fontSize: string;
  readonly fonts: readonly string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function htmlOf({ picture, text, width, height, fontSize, fonts }: PaintedPage): string {
  const own = (address: string) => escaped(new URL(address).pathname);
  const faces = fonts
    .map((font) => `@font-face{font-family:F;font-display:swap;src:url(${own(font)})}`)
    .join('');
  const content =
    picture === null
      ? `<p style="font-size:${fontSize};width:${width}px">${escaped(text)}</p>`
      : `<img src="${own(picture)}" alt="" fetchpriority="high" width="${width}" height="${height}">`;
  return [
    '<!doctype html><html lang="nl"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Static</title>',
    ...fonts.map((font) => `<link rel="preload" as="font" crossorigin href="${own(font)}">`),
    `<style>${faces}body{margin:16px;font:16px F,sans-serif}</style><h1>Static</h1>${content}`,
  ].join('');
}

/** A server of pages without scripts. */
export interface StaticPages {
  /** Adds a page with the same picture or text and the same fonts. Returns its address. */
  add(page: PaintedPage): Promise<string>;
  close(): void;
}

/** Starts a server of static pages, each to compare a page of the shop with. */
export async function startStaticPages(): Promise<StaticPages> {
  const files = new Map<string, { readonly type: string; readonly bytes: Uint8Array }>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const copy = async (address: string) => {
    const response = await fetch(address);
    files.set(new URL(address).pathname, {
      type: response.headers.get('content-type') ?? '',
      bytes: await response.bytes(),
    });
  };
  let pages = 0;
  return {
    add: async (page) => {
      await Promise.all([...page.fonts, ...(page.picture === null ? [] : [page.picture])].map(copy));
      pages += 1;
      const path = `/static-${pages}`;
      files.set(path, { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(htmlOf(page)) });
      return origin + path;
    },
    close: () => server.close(),
  };
}
