import type { HeadElement } from './HeadElement.ts';
import type { PageHead } from './PageHead.ts';

/** The elements that say what a page says of itself; its canonical address and its things are absolute. */
export function headElements(
  { canonical, description, things = [] }: PageHead,
  origin: string,
): readonly HeadElement[] {
  const meta = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name, content },
  });
  return [
    ...(description ? [meta('description', description)] : []),
    ...(canonical === null
      ? [meta('robots', 'noindex')]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: origin + canonical } }]),
    ...things.map((thing) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      json: { '@context': 'https://schema.org', ...thing },
    })),
  ];
}
