import type { Queries } from '../data/queries.ts';
import type { PageLocation } from '../links/usePageLocation.ts';

/** A thing as schema.org describes it: `@type` and its properties. */
export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Metadata of a page for search engines and link previews. The page sets the document's title (`DocumentTitle`). */
export interface PageHead {
  /** The canonical path of the page; null for `noindex`. */
  readonly canonical: string | null;
  /** The title of link previews: the document's title without the shop's name. */
  readonly title?: string;
  /** One or two sentences, plain text. */
  readonly description?: string;
  /** Name of the picture of link previews; without a price. */
  readonly picture?: string | undefined;
  /** Structured data, never with prices: visitors may not see these. */
  readonly things?: readonly StructuredThing[];
}

/** Makes a page's head from its results; `origin` is for absolute addresses, `name` is the shop's. */
export type HeadOf = (shown: Queries['shown'], at: PageLocation, origin: string, name: string) => PageHead;

/** The `head` of a page's module; may load code, which a browser needs after navigations only. */
export type HeadExport = (...given: Parameters<HeadOf>) => PageHead | Promise<PageHead>;

/** A step of the breadcrumb trail; the last is the page itself. */
interface Step {
  readonly label: string;
  readonly href?: string;
}

/** A breadcrumb trail as schema.org's BreadcrumbList. The page itself needs no address. */
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

/** The text of HTML on one line. It does not sanitise: escape the result where it is written. */
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

/** Search engines show about this many characters of a description. */
const maxLength = 160;

/** Cuts a text between words to at most 160 characters, with '…' at its end. */
export function shortened(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  // A text without spaces is cut anywhere, but not inside a surrogate pair.
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:.\uD800-\uDBFF]+$/, '')}…`;
}
