import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const textVariants = cva('', {
  variants: {
    /** 13, 15, 17 pixels; `lead` is the sentence under a page's title. */
    size: { s: 'text-13', m: 'text-15', l: 'text-17', lead: 'text-17 wide:text-22' },
    /** `muted` for what may be skipped; the others say how something stands. */
    tone: {
      plain: 'text-ink',
      muted: 'text-ink-2',
      positive: 'text-positive',
      warning: 'text-warning',
      danger: 'text-danger',
      sale: 'text-sale-text',
    },
    /** `medium` for names, `bold` for what one looks for. */
    weight: { normal: 'font-normal', medium: 'font-medium', bold: 'font-bold' },
  },
  defaultVariants: { size: 'm', tone: 'plain', weight: 'normal' },
});

/** Props of {@link Text}: those of `<p>`, its variants, and which element it is. */
export interface TextProps extends ComponentProps<'p'>, VariantProps<typeof textVariants> {
  /** `span` inside another text, `div` around what may not stand in a paragraph. */
  as?: 'p' | 'span' | 'div' | undefined;
}

/** Text in one of the house's sizes and tones. Renders a `<p>`. */
export function Text({ as = 'p', size, tone, weight, className, ...props }: TextProps) {
  // One set of props for all of them; none has an attribute that the others lack.
  const Element = as as 'p';
  return (
    <Element {...props} data-slot="text" className={cx(textVariants({ size, tone, weight }), className)} />
  );
}
