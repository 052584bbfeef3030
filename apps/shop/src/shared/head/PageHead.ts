import type { Queries } from '../data/queries.ts';
import type { PageLocation } from '../links/usePageLocation.ts';

/** A thing as schema.org describes it: `@type` and its properties. */
export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What a page says of itself to those who find and share it; the document's title is the page's own (`DocumentTitle`). */
export interface PageHead {
  /** The one address of the page, from its first slash; null for what nobody should find by searching. */
  readonly canonical: string | null;
  /** What a link to the page is headed with elsewhere: the document's title without the shop's name behind it. */
  readonly title?: string;
  /** One or two sentences, plain text. */
  readonly description?: string;
  /** Name of the picture that a link to the page shows elsewhere; it has no price either. */
  readonly picture?: string | undefined;
  /** Never with prices: what a visitor may not see is in no document. */
  readonly things?: readonly StructuredThing[];
}

/**
 * The head of one page, of the same results as the page.
 *
 * @param origin `PUBLIC_URL`: structured data names pages and pictures by their whole address
 * @param name what the shop calls itself
 */
export type HeadOf = (shown: Queries['shown'], at: PageLocation, origin: string, name: string) => PageHead;

/** A step of the way to a page; the last is the page itself. */
interface Step {
  readonly label: string;
  readonly href?: string;
}

/** The way to a page as schema.org tells it. The page itself needs no address. */
export const breadcrumbList = (steps: readonly Step[], origin: string): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: origin + href }),
  })),
});

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  eacute: 'é',
  euml: 'ë',
};

/**
 * The words of a piece of HTML, on one line, for places that hold text alone. It is no cleaner: what comes out is
 * escaped wherever it is written.
 *
 * @example plainText('<p>Zacht &amp; droog.</p><p>Ook &#39;s nachts.</p>') // "Zacht & droog. Ook 's nachts."
 */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{1,10}));/gi, (whole, decimal, hexadecimal, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();

/** What a list of search results shows of a description, about. */
const maxLength = 160;

/**
 * A text of at most 160 characters: a longer one is cut between words and ends in '…'.
 */
export function shortened(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  // A text without spaces is cut where it is; half a pair of surrogates is nothing.
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:.\uD800-\uDBFF]+$/, '')}…`;
}
