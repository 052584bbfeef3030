import { readTokenClaims } from '@magazijn/api-client';
import type { Brand } from '@magazijn/server';
import type { RenderedPage } from '../../src/app/RenderedPage.ts';
import { pageDataId } from '../../src/shared/data/PageData.ts';
import { jsonText } from '../../src/shared/head/headElements.ts';
import type { DocumentCart } from '../../src/shared/stores/CartStore.ts';
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

/** What public/assets/cart.js compares: the customer's number, the cart's id and version, and the ids of its orders. */
function cartAttribute(claims: string, { saved }: DocumentCart): string {
  const { customerNumber } = readTokenClaims(`.${claims}.`);
  const orders = saved.orders.map(({ id }) => id);
  return [encodeURIComponent(customerNumber), saved.id, saved.version, ...orders].join(' ');
}

/**
 * The document of a rendered page in parts: boot script, entry, and data for hydration and search engines. Joining them
 * would copy body and styles, and encode the styles more slowly, since one character outside of Latin-1 widens a text.
 * @param inlined files to inline (docs/adr/0020); others are linked. @default nothing
 */
export function documentParts(
  page: Extract<RenderedPage, { kind: 'page' }>,
  assets: PageAssets,
  brand: Brand,
  inlined?: Pick<Inlined, 'bootScript' | 'cartScript' | 'styles'>,
): readonly string[] {
  const { entry, styles, modules, fonts, customer } = assets;
  const { claims, cart } = page.data;
  const style = (href: string): readonly string[] => {
    const file = href.slice(1);
    const text = inlined?.styles.get(file);
    return text === undefined ? [`<link rel="stylesheet" href="${href}">`] : ['<style>', text, '</style>'];
  };
  return [
    `<!doctype html><html lang="nl"${brandAttribute(brand)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Blocks painting until <main> is complete: a partial header or offer would move when the rest arrives.
    '<link rel="expect" href="#inhoud" blocking="render">',
    page.head,
    ...styles.flatMap(style),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    brandHead(brand),
    // The largest file first: over HTTP/1.1 a browser requests six files at a time.
    `<link rel="modulepreload" href="${entry}">`,
    `<script${inlined ? '' : ' src="/assets/session.js"'} data-customer="${customer.join(' ')}"${claims === undefined ? '' : ` data-claims="${claims}"`}>`,
    `${inlined?.bootScript ?? ''}</script>`,
    ...(claims && cart && inlined
      ? [`<script data-cart="${cartAttribute(claims, cart)}">`, inlined.cartScript, '</script>']
      : []),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    '<link rel="stylesheet" href="/assets/print.css" media="print">',
    `</head><body>${failureHtml}<div id="shop">`,
    page.body,
    `</div><script type="application/json" id="${pageDataId}">`,
    jsonText(page.data),
    '</script></body></html>',
  ];
}
