'use client';

import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import { Heart } from '../../../icons/Heart.tsx';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { favouriteButtonLabels } from '../../../labels/favouriteButtonLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';

const favouriteButtonVariants = cva('group inline-flex min-h-control items-center rounded-label text-ink', {
  variants: {
    /** `icon` on a picture or in a row; `text` shows the action. */
    appearance: {
      icon: 'w-12 justify-center thicker-on-hover',
      text: 'gap-2 text-15',
    },
  },
  defaultVariants: { appearance: 'icon' },
});

export interface FavouriteButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>,
    VariantProps<typeof favouriteButtonVariants> {
  /** Whether the product is a favourite, when controlled. */
  pressed?: boolean | undefined;
  /** Whether the product is a favourite initially, when uncontrolled. */
  defaultPressed?: boolean | undefined;
  /** Called with the new state. */
  onPressedChange?: ((pressed: boolean, details: ChangeDetails) => void) | undefined;
  /** Follows the exact words in the accessible name, so that each heart has a different name. */
  productName: string;
  labels?: PartLabels<'favouriteButton'> | undefined;
}

/** The heart, named by its action and the product, so it needs no `aria-pressed`. Renders a `<button>`. */
export function FavouriteButton({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  productName,
  appearance = 'icon',
  labels,
  className,
  onClick,
  onKeyDown,
  ...props
}: FavouriteButtonProps) {
  const text = useLabels('favouriteButton', favouriteButtonLabels, labels);
  const [pressed, change] = useValue(given, defaultPressed, onPressedChange);
  const act = pressed ? text.remove : text.add;
  // An attribute, so that the page contains the product's name once as text.
  const name = productName ? `${act}: ${productName}` : act;
  return (
    <button
      type="button"
      // Equal to the name, because screen readers announce another text as a description.
      title={appearance === 'icon' ? name : undefined}
      aria-label={name}
      {...props}
      data-pressed={pressed || undefined}
      // A held Enter would add and remove the product in turns.
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      })}
      onClick={composeHandlers(onClick, (event) => change(!pressed, { event }))}
      className={cx(favouriteButtonVariants({ appearance }), className)}
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className={cx(
          'size-5 shrink-0 transition-transform group-active:[scale:.9]',
          pressed ? 'fill-accent text-ink forced-colors:fill-[Highlight]' : 'group-hover:fill-accent/40',
        )}
      />
      {appearance === 'text' && (
        <span className="font-medium underline decoration-[1.5px] underline-offset-4 group-hover:decoration-[3px]">
          {act}
        </span>
      )}
    </button>
  );
}
