// Draws the brands' images outside of pages, from icon.svg and wordmark: icons for browsers and phones, and the header
// of mails. Run after a change of either: `pnpm brand:icons`.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Brand, brands, wordmarkBox } from '../../packages/server/src/index.ts';
import { chromiumExecutable } from '../testing/chromiumExecutable.ts';
import { projectRoot } from './projectRoot.ts';

interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The part of a maskable icon that no phone cuts off: a circle of four fifths (W3C Web Application Manifest). */
const safe = 0.8;

/** The icon, scaled to the safe zone on its full background. */
function maskable(icon: string): string {
  const [ground = ''] = /<path[^>]*M0 0h32v32H0z"\/>/.exec(icon) ?? [];
  const art = icon.replace(ground, '').replace(/<\/?svg[^>]*>|<title>.*<\/title>/g, '');
  const edge = (32 - 32 * safe) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(${edge} ${edge}) scale(${safe})">${art}</g></svg>`;
}

/** The wordmark on a mail's dark header. Images of mails have no dark theme. */
function onInverse({ wordmark, colours }: Brand): string {
  const { x, y, width, height } = wordmarkBox;
  const fills = { ink: colours['on-inverse'], accent: colours.accent, sale: colours.sale };
  const shapes = wordmark.map(
    ({ fill, d, x: right = 0 }) =>
      `<path fill="${fills[fill].light}" d="${d}" transform="translate(${right} 0)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${shapes.join('')}</svg>`;
}

/** An .ico file with one PNG: a header of 6 bytes and an entry of 16. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch(await chromiumExecutable());
try {
  const page = await browser.newPage();
  const draw = async ({ svg, width, height }: Picture): Promise<Buffer> => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    return page.screenshot({ omitBackground: true });
  };
  for (const brand of Object.values(brands)) {
    const folder = join(projectRoot, 'apps', 'shop', 'public', 'assets', 'brands', brand.id);
    const svg = await readFile(join(folder, 'icon.svg'), 'utf8');
    const square = (size: number, drawn = svg) => draw({ svg: drawn, width: size, height: size });
    const files = {
      'favicon.ico': ico(await square(32), 32),
      'touch-icon.png': await square(180),
      'icon-192.png': await square(192),
      'icon-512.png': await square(512),
      'icon-maskable.png': await square(512, maskable(svg)),
      'wordmark.png': await draw({ svg: onInverse(brand), width: 360, height: 80 }),
    };
    for (const [name, bytes] of Object.entries(files)) {
      await writeFile(join(folder, name), bytes);
      console.log(`${brand.id}/${name}: ${(bytes.byteLength / 1000).toFixed(1)} kB`);
    }
  }
} finally {
  await browser.close();
}
