import { pageDataId } from '../src/rendering/PageData.ts';
import type { RenderedPage } from '../src/rendering/RenderedPage.ts';
import { escapeJson } from './escapeJson.ts';
import type { PageAssets } from './findAssets.ts';

/**
 * The document around a rendered page. Three script elements and no more: the session's first word before the first
 * paint, the shop's entry, and the block of data that it begins with.
 */
export function documentHtml(page: Extract<RenderedPage, { kind: 'page' }>, assets: PageAssets): string {
  const { entry, styles, modules, fonts, customer } = assets;
  return [
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    page.head,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    `<script src="/assets/session.js" data-customer="${customer.join(' ')}"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    `</head><body><div id="shop">${page.body}</div>`,
    `<script type="application/json" id="${pageDataId}">${escapeJson(page.data)}</script>`,
    '</body></html>',
  ].join('');
}
