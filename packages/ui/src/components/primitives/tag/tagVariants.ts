import { cva } from 'class-variance-authority';

/** The look of a tag: solid, on a picture or beside a name. It grows with its text, which enlarged text needs (WCAG 1.4.4). */
export const tagVariants = cva(
  'inline-block max-w-full align-middle wrap-break-word shrink-0 rounded-label border font-bold [font-stretch:82%]',
  {
    variants: {
      /** `sale` for a deal, `new` for a new product, `neutral` for any other fact. */
      tone: {
        sale: 'cut-corner border-transparent bg-sale text-on-sale',
        new: 'border-transparent bg-ink text-background',
        neutral: 'border-ink-2 bg-surface text-ink',
      },
      /** `m` on a card or beside a name; `l` on a poster. */
      size: { m: 'px-2 text-15/[1.625rem]', l: 'px-4 text-28/[2.875rem]' },
    },
    defaultVariants: { tone: 'neutral', size: 'm' },
  },
);
