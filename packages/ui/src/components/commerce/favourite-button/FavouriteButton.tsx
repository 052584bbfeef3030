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
    /** `icon` on a picture or in a row; `text` says what it does. */
    appearance: {
      icon: 'w-12 justify-center hover:bg-surface',
      text: 'gap-2 text-15',
    },
  },
  defaultVariants: { appearance: 'icon' },
});

/** Props of {@link FavouriteButton}: those of `<button>`, and whether the product is a favourite. */
export interface FavouriteButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>,
    VariantProps<typeof favouriteButtonVariants> {
  /** Whether it is a favourite, when the caller keeps that. */
  pressed?: boolean | undefined;
  /** Whether it is one at first, where the button keeps that itself. */
  defaultPressed?: boolean | undefined;
  /** Called with what it is to become. */
  onPressedChange?: ((pressed: boolean, details: ChangeDetails) => void) | undefined;
  /** Tells one heart from the next: it stands in the button's name, after the exact words. */
  productName: string;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'favouriteButton'> | undefined;
}

/**
 * The heart. Its name says what pressing it does, and with which product, so it carries no `aria-pressed` beside that: the two
 * together would be read as the opposite. Renders a `<button>`.
 */
export function FavouriteButton({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  productName,
  appearance = 'icon',
  labels,
  className,
  onClick,
  ...props
}: FavouriteButtonProps) {
  const text = useLabels('favouriteButton', favouriteButtonLabels, labels);
  const [pressed, change] = useValue(given, defaultPressed, onPressedChange);
  const act = pressed ? text.remove : text.add;
  // By an attribute, so that the product's name stands in the page once.
  const name = productName ? `${act}: ${productName}` : act;
  return (
    <button
      type="button"
      // The same as the name: another text would be read as a description.
      title={appearance === 'icon' ? name : undefined}
      aria-label={name}
      {...props}
      data-pressed={pressed || undefined}
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
