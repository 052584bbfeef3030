import type { Brand } from '@magazijn/server';
import type { RenderedPage } from '../../src/app/RenderedPage.ts';
import { pageDataId } from '../../src/shared/data/PageData.ts';
import { jsonText } from '../../src/shared/head/headElements.ts';
import { failureReference } from '../../src/shared/page/failureReference.ts';
import { brandAttribute, brandHead } from './brandFiles.ts';
import type { PageAssets } from './findAssets.ts';
import type { Inlined } from './readInlined.ts';

/**
 * Hidden until the entry or public/assets/session.js shows it for code that fails to load or run. It has a
 * button, because the first link of a page must be the skip link.
 */
const failureHtml =
  '<div id="failure" hidden role="alert" class="bg-danger-tint p-4 font-bold text-ink">' +
  'Dit lukt nu niet. <button type="button" class="underline">Probeer opnieuw</button></div>';

const documentWith = (shop: string, text: string, requestId: string): string =>
  '<!doctype html><html lang="nl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>' +
  `Dit lukt nu niet – ${shop}</title></head>` +
  '<body><main><h1>Dit lukt nu niet</h1><p>' +
  text +
  '</p>' +
  '<p><a href="">Probeer opnieuw</a></p>' +
  `<p>${failureReference(requestId)}</p></main></body></html>`;

/** The document when the server fails, without stylesheets and scripts. */
export const failureDocument = (shop: string, requestId: string): string =>
  documentWith(shop, 'Dit lukt nu niet. Probeer opnieuw.', requestId);

/** The document when the server is overloaded. */
export const busyDocument = (shop: string, requestId: string): string =>
  documentWith(shop, 'Het is nu erg druk. Probeer het zo opnieuw.', requestId);

/**
 * The document of a rendered page: boot script, entry, and data for hydration and search engines.
 * @param inlined files to inline (docs/adr/0020); others are linked. @default nothing
 */
export function documentHtml(
  page: Extract<RenderedPage, { kind: 'page' }>,
  assets: PageAssets,
  brand: Brand,
  inlined?: Pick<Inlined, 'bootScript' | 'styles'>,
): string {
  const { entry, styles, modules, fonts, customer } = assets;
  const { claims } = page.data;
  const style = (href: string) => {
    const file = href.slice(1);
    const text = inlined?.styles.get(file);
    return text === undefined ? `<link rel="stylesheet" href="${href}">` : `<style>${text}</style>`;
  };
  return [
    `<!doctype html><html lang="nl"${brandAttribute(brand)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Blocks painting until <main> is complete: a partial header or offer would move when the rest arrives.
    '<link rel="expect" href="#inhoud" blocking="render">',
    page.head,
    ...styles.map(style),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    brandHead(brand),
    // The largest file first: over HTTP/1.1 a browser requests six files at a time.
    `<link rel="modulepreload" href="${entry}">`,
    `<script${inlined ? '' : ' src="/assets/session.js"'} data-customer="${customer.join(' ')}"${claims === undefined ? '' : ` data-claims="${claims}"`}>`,
    `${inlined?.bootScript ?? ''}</script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    '<link rel="stylesheet" href="/assets/print.css" media="print">',
    `</head><body>${failureHtml}<div id="shop">${page.body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonText(page.data)}</script>`,
    '</body></html>',
  ].join('');
}
