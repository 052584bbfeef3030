'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLabels } from '#useLabels';
import { Check } from '../../../icons/Check.tsx';
import { TriangleAlert } from '../../../icons/TriangleAlert.tsx';
import { X } from '../../../icons/X.tsx';
import { usePausableTimeout } from '../../../internals/hooks/usePausableTimeout.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { addToCartNoticeLabels } from '../../../labels/addToCartNoticeLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels, PartTexts } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../../primitives/popover/Popover.tsx';
import { cartNoteVariants } from '../cart-line/cartNoteVariants.ts';

/** The product that was added last, as formatted strings. A new object restarts the timer, even for the same product. */
export type AddedProduct = {
  name: string;
  detail?: string | undefined;
  picture?: ReactNode;
  /** Why this quantity cannot be ordered. Replaces 'Toegevoegd'. */
  problem?: string | undefined;
  /** An action that solves the problem, above the link to the cart: a `Button` 'Zet op 20'. The toast then stays until it is closed. */
  remedy?: ReactNode;
  /** The missing units of a deal: 'Nog 1 pak erbij en je krijgt waskrijtjes cadeau.' */
  note?: string | undefined;
};

export type AddToCartNoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The added product; `null` or `undefined` shows no toast, but keeps the live region. */
  product: AddedProduct | null | undefined;
  /** The cart after the addition: `{ href, total: '€ 68,05', items: 9 }`; `undefined` omits the link to the cart. */
  cart: { href: string; total: string; items: number } | undefined;
  /** Called when the toast closes; it stays closed until `product` is a new object. */
  onClose?: (() => void) | undefined;
  /** Milliseconds until it closes (3000); `null` keeps it open. Paused under pointer, focus or a `remedy`. */
  duration?: number | null | undefined;
  /** Set this when the caller announces the addition, for example by `announce`: the toast is then a landmark, not a live region. */
  announced?: boolean | undefined;
  labels?: PartLabels<'addToCartNotice'> | undefined;
};

/** A toast with the added product and the new total of the cart. Renders a `status` without focus. */
export function AddToCartNotice({
  product: given,
  cart,
  onClose,
  duration = 3000,
  announced = false,
  labels,
  className,
  ...rest
}: AddToCartNoticeProps) {
  const text = useLabels('addToCartNotice', addToCartNoticeLabels, labels);
  const [pointerIn, setPointerIn] = useState(false);
  const [focusIn, setFocusIn] = useState(false);
  const product = given ?? null;
  const [closed, setClosed] = useState<AddedProduct | null>(null);
  // The same object may be shown again after the caller cleared it.
  if (product === null && closed !== null) setClosed(null);
  const shown = product === closed ? null : product;

  function close() {
    // Removing the content fires no blur or pointer event, so the next toast would stay paused.
    setPointerIn(false);
    setFocusIn(false);
    setClosed(product);
    onClose?.();
  }

  return (
    <Popover open={shown !== null} onOpenChange={close}>
      <PopoverAnchor
        role={announced ? undefined : 'status'}
        {...rest}
        data-slot="add-to-cart-notice"
        onPointerEnter={composeHandlers(rest.onPointerEnter, () => setPointerIn(true))}
        onPointerLeave={composeHandlers(rest.onPointerLeave, () => setPointerIn(false))}
        onFocus={composeHandlers(rest.onFocus, () => setFocusIn(true))}
        onBlur={composeHandlers(rest.onBlur, (event) =>
          setFocusIn(event.currentTarget.contains(event.relatedTarget)),
        )}
        className={cx(
          'fixed inset-x-4 bottom-20 z-40 wide:end-auto wide:bottom-8 wide:start-8 wide:w-96',
          className,
        )}
      >
        <PopoverContent
          data-slot="add-to-cart-toast"
          side="top"
          avoidCollisions={false}
          surface="plain"
          padded={false}
          // A press outside does not close the toast; its timer does.
          onInteractOutside={(event) => event.preventDefault()}
          className="max-h-[70dvh] w-[var(--radix-popover-trigger-width,100%)] overflow-y-auto overscroll-contain"
        >
          {shown && (
            <ToastContent
              product={shown}
              cart={cart}
              duration={duration}
              // A toast with an action stays until the customer acts or closes it.
              paused={pointerIn || focusIn || Boolean(shown.remedy)}
              onClose={close}
              announced={announced}
              text={text}
            />
          )}
        </PopoverContent>
      </PopoverAnchor>
    </Popover>
  );
}

interface ToastContentProps extends Required<Pick<AddToCartNoticeProps, 'cart' | 'duration' | 'announced'>> {
  product: AddedProduct;
  onClose: () => void;
  paused: boolean;
  text: PartTexts<'addToCartNotice'>;
}

/** Holds the timer, which starts when the content is rendered. */
function ToastContent({ product, cart, duration, paused, onClose, announced, text }: ToastContentProps) {
  usePausableTimeout({
    subject: duration === null ? null : product,
    duration: duration ?? 0,
    paused,
    onEnd: onClose,
  });
  const Box = announced ? 'section' : 'div';
  return (
    <Box
      aria-label={announced ? text.region : undefined}
      className="relative flex flex-wrap items-center gap-x-3 rounded-label border-[1.5px] border-t-5 border-ink bg-surface p-3 text-ink"
    >
      <span className="size-15 shrink-0 border-b-3 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
        {product.picture}
      </span>
      <span className="min-w-0 grow basis-24 pe-9 leading-snug">
        {product.problem ? (
          <span className="flex items-center gap-1.5 text-13 font-bold text-danger">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {product.problem}
          </span>
        ) : (
          <span className="flex items-center gap-1.5 text-13 font-bold text-positive">
            <Check aria-hidden className="size-4" />
            {text.added}
          </span>
        )}
        <span className="block text-16 font-bold">{product.name}</span>
        {product.detail && <span className="block text-13 text-ink-2">{product.detail}</span>}
      </span>
      <button
        type="button"
        aria-label={text.close}
        onClick={onClose}
        className="absolute end-0 top-0 flex size-control items-center justify-center rounded-label thicker-on-hover"
      >
        <X aria-hidden className="size-5" />
      </button>
      {product.remedy && <div className="mt-3 grid w-full">{product.remedy}</div>}
      {product.note && (
        <p className={cx('mt-3 w-full', cartNoteVariants({ tone: 'sale' }))}>{product.note}</p>
      )}
      {cart && (
        <Link
          href={cart.href}
          onClick={onClose}
          className="mt-3 flex min-h-control w-full flex-wrap items-center justify-between gap-x-3 rounded-label border-b-3 border-accent-edge bg-accent px-4 font-bold text-on-accent no-underline thicker-on-hover"
        >
          {text.cart}
          <span className="text-end">
            <span className="max-wide:sr-only">
              {formatLabel(text.items, { count: cart.items }, text.locale)} ·
            </span>{' '}
            <span className="whitespace-nowrap">{cart.total}</span>
          </span>
        </Link>
      )}
    </Box>
  );
}
