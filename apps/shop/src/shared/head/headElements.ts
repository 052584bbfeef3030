import type { PageHead } from './PageHead.ts';

/** An element of a document's head that React does not render. */
export type HeadElement =
  | {
      readonly tag: 'meta' | 'link';
      readonly attributes: Readonly<Record<string, string>>;
    }
  | { readonly tag: 'script'; readonly attributes: Readonly<Record<string, string>>; readonly json: unknown };

/** The attribute of these elements, by which the next page replaces them. */
export const headMark = 'data-head';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot close its script element: `</script>` becomes `\u003c/script\u003e`. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);

/** The elements of a page's metadata, with absolute addresses. */
export function headElements(
  { canonical, title, description, picture, things = [] }: PageHead,
  origin: string,
): readonly HeadElement[] {
  const meta = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name, content },
  });
  const property = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  return [
    ...(description ? [meta('description', description)] : []),
    ...(canonical === null
      ? [meta('robots', 'noindex')]
      : [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: origin + canonical } },
          property('og:type', 'website'),
          property('og:url', origin + canonical),
          ...(title ? [property('og:title', title)] : []),
        ]),
    ...(picture
      ? [
          property('og:image', `${origin}/img/${encodeURIComponent(picture)}/1200/630`),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...things.map((thing) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      json: { '@context': 'https://schema.org', ...thing },
    })),
  ];
}
