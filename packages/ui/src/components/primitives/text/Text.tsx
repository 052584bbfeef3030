import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const textVariants = cva('', {
  variants: {
    /** 13, 15, 17 pixels; `lead` is for the sentence under a page's title. */
    size: { s: 'text-13', m: 'text-15', l: 'text-17', lead: 'text-17 wide:text-22' },
    /** `muted` for secondary text; the others express a state. */
    tone: {
      plain: 'text-ink',
      muted: 'text-ink-2',
      positive: 'text-positive',
      warning: 'text-warning',
      danger: 'text-danger',
      sale: 'text-sale-text',
    },
    /** `medium` for names, `bold` for key facts. */
    weight: { normal: 'font-normal', medium: 'font-medium', bold: 'font-bold' },
  },
  defaultVariants: { size: 'm', tone: 'plain', weight: 'normal' },
});

export interface TextProps extends ComponentProps<'p'>, VariantProps<typeof textVariants> {
  /** `span` inside other text, `div` around elements that a paragraph cannot contain. */
  as?: 'p' | 'span' | 'div' | undefined;
}

/** Text in a size and tone of the scale. Renders a `<p>`. */
export function Text({ as = 'p', size, tone, weight, className, ...props }: TextProps) {
  // One type for all elements, which have the same attributes.
  const Element = as as 'p';
  return (
    <Element {...props} data-slot="text" className={cx(textVariants({ size, tone, weight }), className)} />
  );
}
