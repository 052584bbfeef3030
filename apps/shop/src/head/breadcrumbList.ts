import type { StructuredThing } from './PageHead.ts';

/** A step of the way to a page; the last is the page itself. */
interface Step {
  readonly label: string;
  readonly href?: string;
}

/** The way to a page as schema.org tells it (S25, S26). The page itself needs no address. */
export const breadcrumbList = (steps: readonly Step[], origin: string): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: origin + href }),
  })),
});
