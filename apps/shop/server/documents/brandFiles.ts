import type { Brand, BrandShape } from '@magazijn/server';
import type { ShopBrand } from '../../src/shared/links/ShopLinks.tsx';
import { type StaticFile, staticFile } from '../http/readStaticFiles.ts';

/** The kit's own look is in the shop's sheet and bundle; every other brand is files beside them. */
const isKits = ({ id }: Brand): boolean => id === 'magazijn';

const folder = ({ id }: Brand): string => `/assets/brands/${id}`;
const wordmarkAddress = (brand: Brand): string => `${folder(brand)}/wordmark.svg`;

/** What the pages know of a brand. */
export const shopBrand = (brand: Brand): ShopBrand => ({
  name: brand.name,
  wordmark: isKits(brand) ? null : wordmarkAddress(brand),
  words: brand.words,
});

/** What stands on the root element: the brand's sheet applies below it. */
export const brandAttribute = (brand: Brand): string => (isKits(brand) ? '' : ` data-brand="${brand.id}"`);

/** What browsers and phones show of the shop outside its page: icons, the colour of their own bars. */
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

/** The shop as an application on a phone's home screen (W3C Web Application Manifest). */
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

/** `currentColor` is the text's colour where the drawing is used; custom properties reach into it as well. */
const fills: Readonly<Record<BrandShape['fill'], string>> = {
  ink: 'currentColor',
  accent: 'var(--mz-accent)',
  sale: 'var(--mz-sale)',
};

/** The wordmark as a group that a page shows by `use`, in the box of `wordmarkBox` and in the colours of its own theme. */
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

/** The files of one brand by their addresses: those in its folder, and those that are asked for at the root. */
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
