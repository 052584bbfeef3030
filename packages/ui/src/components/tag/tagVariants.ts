import { cva } from 'class-variance-authority';

/** The look of a tag: solid, and only ever on a picture or beside a name. */
export const tagVariants = cva(
  'inline-flex items-center rounded-label border border-transparent font-bold whitespace-nowrap [font-stretch:82%]',
  {
    variants: {
      tone: {
        sale: 'bg-sale text-on-sale',
        new: 'bg-board text-on-board',
        neutral: 'border-ink-2 bg-stock text-ink',
      },
      size: { m: 'px-2 text-15/[26px]', l: 'px-4 text-28/[46px] [font-stretch:78%]' },
    },
    defaultVariants: { tone: 'neutral', size: 'm' },
  },
);
