import { cva } from 'class-variance-authority';

/** How a link looks: `bare` leaves it to its surroundings, `text` stands in a sentence or on its own. */
export const linkVariants = cva('', {
  variants: {
    /** `bare` looks as its surroundings do; `text` is underlined. */
    appearance: {
      bare: '',
      text: 'font-medium underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px] active:text-ink-2',
    },
  },
  defaultVariants: { appearance: 'bare' },
});
