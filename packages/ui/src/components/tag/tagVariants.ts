import { cva } from 'class-variance-authority';

/**
 * The look of a tag: solid, and only ever on a picture or beside a name. Two lines at most, for a tag that is longer would
 * hide what it stands on; `line-clamp` wants this display, here as part of a line.
 */
export const tagVariants = cva(
  'line-clamp-2 [display:-webkit-inline-box] max-w-full align-middle shrink-0 rounded-label border font-bold [font-stretch:82%]',
  {
    variants: {
      /** `sale` for a deal, `new` for what is new, `neutral` for any other fact. */
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
