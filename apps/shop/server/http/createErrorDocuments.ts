import { createHash } from 'node:crypto';
import type { Brand, BrandColourName } from '@magazijn/server';
import { failureReference } from '../../src/shared/page/failureReference.ts';

export interface ErrorDocuments {
  /** The source of their style sheet for a content security policy (CSP level 3, hash-source). */
  readonly styleSource: string;
  /** The document when the server or the back end fails. @param requestId for customer service */
  failure(requestId: string): string;
  /** The document when the server is overloaded. @param requestId for customer service */
  busy(requestId: string): string;
}

/** In the brand's colours, light and dark; without files and fonts of the shop, which may fail too. */
function styleSheet({ colours, mailFont, actionRadius }: Brand): string {
  const colour = (name: BrandColourName) => `light-dark(${colours[name].light},${colours[name].dark})`;
  return [
    ':root{color-scheme:light dark}',
    `body{margin:0;background:${colour('background')};color:${colour('ink')};font:1rem/1.5 ${mailFont}}`,
    `header{padding:1rem;background:${colour('inverse')};color:${colour('on-inverse')};`,
    `border-bottom:5px solid ${colour('accent')};font-size:1.5rem;font-weight:800}`,
    'main{max-width:40rem;padding:1.5rem 1rem}h1{margin:0;line-height:1.15}',
    `a{display:inline-block;padding:.75rem 1.5rem;background:${colour('accent')};color:${colour('on-accent')};`,
    `border-bottom:3px solid ${colour('accent-edge')};border-radius:${actionRadius};`,
    'font-weight:700;text-decoration:none}',
    `small{font-size:.9375rem;color:${colour('ink-2')}}`,
  ].join('');
}

/** The documents of a shop that cannot render its pages: without scripts, and without files of the shop. */
export function createErrorDocuments(brand: Brand): ErrorDocuments {
  const style = styleSheet(brand);
  const hash = createHash('sha256').update(style).digest('base64');
  const write = (text: string, requestId: string): string =>
    [
      '<!doctype html><html lang="nl"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      `<title>Dit lukt nu niet – ${brand.name}</title><style>${style}</style></head>`,
      `<body><header>${brand.name}</header><main><h1>Dit lukt nu niet</h1><p>${text}</p>`,
      '<p><a href="">Probeer opnieuw</a></p>',
      `<p><small>${failureReference(requestId)}</small></p></main></body></html>`,
    ].join('');
  return {
    styleSource: `'sha256-${hash}'`,
    failure: (requestId) => write('Er ging iets mis bij ons. Probeer het zo opnieuw.', requestId),
    busy: (requestId) => write('Het is nu erg druk. Probeer het zo opnieuw.', requestId),
  };
}
