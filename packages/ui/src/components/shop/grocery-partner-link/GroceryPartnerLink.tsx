import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { ExternalLink } from '../../../icons/ExternalLink.tsx';
import { groceryPartnerLinkLabels } from '../../../labels/groceryPartnerLinkLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

/** The look per place: the last cell of the navigation, or a block after an order. */
export const groceryPartnerLinkVariants = cva('no-underline underline-offset-4', {
  variants: {
    /** `navigation` in the dark bar, `block` in the text of a page. */
    place: {
      navigation:
        'flex min-h-control-large flex-col-reverse justify-end gap-1 px-3.5 pt-2.5 pb-2 text-15 font-medium whitespace-nowrap text-on-inverse -outline-offset-3 hover:bg-on-inverse/10 wide:h-17',
      block:
        'flex min-h-15 w-full items-center justify-between gap-3 rounded-label border-[1.5px] border-ink bg-surface px-4 py-2 font-bold thicker-on-hover',
    },
  },
  defaultVariants: { place: 'navigation' },
});

export interface GroceryPartnerLinkProps
  extends Omit<ComponentProps<'a'>, 'target' | 'rel'>,
    VariantProps<typeof groceryPartnerLinkVariants> {
  /** The address of the grocery partner's shop. */
  href: string;
  /** A line under the text that describes the partner's shop; shown in a block only. */
  hint?: ReactNode;
  labels?: PartLabels<'groceryPartnerLink'> | undefined;
}

/** A link to a grocery partner's shop in a new tab, which its name includes. Renders an `<a>`. */
export function GroceryPartnerLink({
  place = 'navigation',
  hint,
  labels,
  className,
  children,
  ...props
}: GroceryPartnerLinkProps) {
  const text = useLabels('groceryPartnerLink', groceryPartnerLinkLabels, labels);
  return (
    <a
      {...props}
      target="_blank"
      rel="noreferrer"
      data-slot="grocery-partner-link"
      className={cx(groceryPartnerLinkVariants({ place }), className)}
    >
      <span className="min-w-0">
        {children}
        <VisuallyHidden> {text.newTab}</VisuallyHidden>
        {hint && place === 'block' && <span className="block text-13 font-normal text-ink-2">{hint}</span>}
      </span>
      {/* In the navigation the icon takes the place of the category number of other cells. */}
      <ExternalLink
        aria-hidden
        className={cx('shrink-0', place === 'navigation' ? 'h-5.5 w-5 text-accent' : 'size-4')}
      />
    </a>
  );
}
