import type { Brand, BrandShape } from '@magazijn/server';
import type { ShopBrand } from '../../src/shared/links/ShopLinks.tsx';
import { type StaticFile, staticFile } from '../http/readStaticFiles.ts';

/** Whether it is the kit's own brand, which is part of the shop's stylesheet and bundle; other brands have files. */
const isKits = ({ id }: Brand): boolean => id === 'magazijn';

const folder = ({ id }: Brand): string => `/assets/brands/${id}`;
const wordmarkAddress = (brand: Brand): string => `${folder(brand)}/wordmark.svg`;

export const shopBrand = (brand: Brand): ShopBrand => ({
  name: brand.name,
  wordmark: isKits(brand) ? null : wordmarkAddress(brand),
  words: brand.words,
});

/** The attribute of the root element, to which the brand's stylesheet is scoped. */
export const brandAttribute = (brand: Brand): string => (isKits(brand) ? '' : ` data-brand="${brand.id}"`);

export function brandHead(brand: Brand): string {
  const { light, dark } = brand.colours.background;
  return [
    `<meta property="og:site_name" content="${brand.name}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${folder(brand)}/icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${folder(brand)}/touch-icon.png">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('');
}

/** The manifest for a phone's home screen (W3C Web Application Manifest). */
function manifestOf(brand: Brand): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `${folder(brand)}/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    lang: 'nl',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: brand.colours.background.light,
    theme_color: brand.colours.background.light,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
  });
}

/** `currentColor` and custom properties are inherited from the page that uses the drawing. */
const fills: Readonly<Record<BrandShape['fill'], string>> = {
  ink: 'currentColor',
  accent: 'var(--mz-accent)',
  sale: 'var(--mz-sale)',
};

/** The wordmark as a group for `use` in a page, in the size of `wordmarkBox` and the colours of the page's theme. */
function wordmarkSvg({ name, wordmark }: Brand): string {
  const shapes = wordmark.map(
    ({ fill, d, x: right }) =>
      `<path fill="${fills[fill]}" d="${d}"${right ? ` transform="translate(${right} 0)"` : ''}/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><g id="wordmark">` +
    `<title>${name}</title>${shapes.join('')}</g></svg>`
  );
}

/** The files of one brand by their addresses: in its folder, and at the root. */
export function brandFiles(
  brand: Brand,
  files: ReadonlyMap<string, StaticFile>,
): ReadonlyMap<string, StaticFile> {
  const atRoot = { '/favicon.ico': 'favicon.ico', '/apple-touch-icon.png': 'touch-icon.png' };
  const written = {
    '/manifest.webmanifest': manifestOf(brand),
    [wordmarkAddress(brand)]: wordmarkSvg(brand),
  };
  return new Map([
    ...files,
    ...Object.entries(atRoot).flatMap(([address, name]) => {
      const file = files.get(`${folder(brand)}/${name}`);
      return file ? [[address, file] as const] : [];
    }),
    ...Object.entries(written).map(
      ([address, text]) => [address, staticFile(address, new TextEncoder().encode(text))] as const,
    ),
  ]);
}
