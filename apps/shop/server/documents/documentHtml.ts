import type { Brand } from '@magazijn/server';
import type { RenderedPage } from '../../src/app/RenderedPage.ts';
import { pageDataId } from '../../src/shared/data/PageData.ts';
import { jsonText } from '../../src/shared/head/headElements.ts';
import { failureReference } from '../../src/shared/page/failureReference.ts';
import { brandAttribute, brandHead } from './brandFiles.ts';
import type { PageAssets } from './findAssets.ts';
import type { Inlined } from './readInlined.ts';

/**
 * Words for when the shop's code does not come, or breaks as a whole: hidden in every document until its entry or
 * public/assets/session.js shows them; the latter also loads the page again. A button, since a link that leaves the page
 * may not come before 'Naar de inhoud': that would no longer be found as the way past the header.
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

/** The whole document when the server itself fails: it needs no style, and no code. */
export const failureDocument = (shop: string, requestId: string): string =>
  documentWith(shop, 'Dit lukt nu niet. Probeer opnieuw.', requestId);

/** The same when more is asked for than it can do. */
export const busyDocument = (shop: string, requestId: string): string =>
  documentWith(shop, 'Het is nu erg druk. Probeer het zo opnieuw.', requestId);

/**
 * The document around a rendered page. Two scripts and no more: the boot script before the first paint, and the
 * shop's entry. What other script elements hold is data: what the entry begins with, and what the page is about.
 *
 * @param inlined what stands in the document itself (docs/adr/0020); what is not named there is asked for. @default nothing
 */
export function documentHtml(
  page: Extract<RenderedPage, { kind: 'page' }>,
  assets: PageAssets,
  brand: Brand,
  inlined?: Pick<Inlined, 'bootScript' | 'styles'>,
): string {
  const { entry, styles, modules, fonts, customer } = assets;
  const style = (href: string) => {
    const file = href.slice(1);
    const text = inlined?.styles.get(file);
    return text === undefined
      ? `<link rel="stylesheet" href="${href}">`
      : `<style data-file="${file}">${text}</style>`;
  };
  return [
    `<!doctype html><html lang="nl"${brandAttribute(brand)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Nothing is painted before <main> is whole: half a header or half an offer would move when its rest has come.
    '<link rel="expect" href="#inhoud" blocking="render">',
    page.head,
    ...styles.map(style),
    '<link rel="stylesheet" href="/assets/print.css" media="print">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    brandHead(brand),
    `<script${inlined ? '' : ' src="/assets/session.js"'} data-customer="${customer.join(' ')}">`,
    `${inlined?.bootScript ?? ''}</script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    `</head><body>${failureHtml}<div id="shop">${page.body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonText(page.data)}</script>`,
    '</body></html>',
  ].join('');
}
