import { cva } from 'class-variance-authority';

/** The look of a tag: solid, and only ever on a picture or beside a name. */
export const tagVariants = cva(
  'inline-flex max-w-full shrink-0 items-center rounded-label border font-bold [font-stretch:82%]',
  {
    variants: {
      tone: {
        sale: 'cut-corner border-transparent bg-sale text-on-sale',
        new: 'border-transparent bg-ink text-paper',
        neutral: 'border-ink-2 bg-stock text-ink',
      },
      size: { m: 'px-2 text-15/[1.625rem]', l: 'px-4 text-28/[2.875rem] [font-stretch:78%]' },
    },
    defaultVariants: { tone: 'neutral', size: 'm' },
  },
);
