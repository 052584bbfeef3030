'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLabels } from '#useLabels';
import { Heart } from '../../../icons/Heart.tsx';
import { Menu } from '../../../icons/Menu.tsx';
import { ShoppingBasket } from '../../../icons/ShoppingBasket.tsx';
import { UserRound } from '../../../icons/UserRound.tsx';
import { X } from '../../../icons/X.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { mobileBarLabels } from '../../../labels/mobileBarLabels.ts';
import { Link } from '../../../link/Link.tsx';

export type MobileBarProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Returns the full-screen menu: `MobileBarMenu`. Called only while the menu is open, so its code can load late. */
  menu: (close: () => void) => ReactNode;
  /** The page of the favourites; omit it for users who may not shop. */
  favouritesHref?: string | undefined;
  /** The page of the account. */
  accountHref: string;
  /** The cart in yellow; omit it for visitors who are not logged in. */
  cart?:
    | {
        href: string;
        /** `'€ 68,05'` */
        total: string;
        /** The number of units in the cart; undefined while the cart is unknown: then `total` only keeps its space. */
        items: number | undefined;
      }
    | undefined;
  labels?: PartLabels<'mobileBar'> | undefined;
};

/** With very large text the four cells would overlap, so they are two by two, without icons. */
const largeTextClass = '@max-[16rem]:basis-1/2 @max-[16rem]:[&_svg]:hidden';

const cellClass = cx(
  'flex w-1/3 min-w-0 grow flex-col items-center justify-center gap-0.5 text-13 font-medium text-ink no-underline -outline-offset-3! [&_svg]:size-6',
  largeTextClass,
);

/** The bar at the bottom of a phone: menu, favourites, account and the cart with its total. Hidden from 960 px. */
export function MobileBar({
  menu,
  favouritesHref,
  accountHref,
  cart,
  labels,
  className,
  ...rest
}: MobileBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const text = useLabels('mobileBar', mobileBarLabels, labels);

  // The menu covers the page, so there is no press outside: Escape closes it, and so does the focus leaving it.
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeWhenLeft);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeWhenLeft);
    };
  }, [open]);

  return (
    <nav
      aria-label={text.navigation}
      {...rest}
      data-slot="mobile-bar"
      className={cx('fixed inset-x-0 bottom-0 z-40 wide:hidden', className)}
    >
      <div ref={root} className="@container">
        <div className="relative flex h-(--mz-bar) @max-[16rem]:flex-wrap border-t-[1.5px] border-ink bg-surface pb-[env(safe-area-inset-bottom)]">
          <button
            ref={trigger}
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className={cx(cellClass, 'aria-expanded:bg-inverse aria-expanded:text-on-inverse')}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
            <span>{open ? text.close : text.menu}</span>
          </button>
          {/* After its button in tab order; outside the bar's container, which would contain a fixed panel. */}
          {open && (
            <div
              id={id}
              data-slot="menu"
              data-surface="inverse"
              className="absolute inset-x-0 bottom-[calc(100%+1.5px)] h-[calc(100dvh-var(--mz-bar))] overflow-y-auto overscroll-contain bg-inverse p-4 text-on-inverse"
            >
              {menu(() => setOpen(false))}
            </div>
          )}
          {favouritesHref && (
            <Link href={favouritesHref} className={cellClass}>
              <Heart aria-hidden />
              <span>{text.favourites}</span>
            </Link>
          )}
          <Link href={accountHref} className={cellClass}>
            <UserRound aria-hidden />
            <span>{text.account}</span>
          </Link>
          {cart && (
            <Link
              href={cart.href}
              data-slot="cart"
              aria-label={
                cart.items === undefined
                  ? text.cart
                  : `${text.cart}, ${formatLabel(text.items, { count: cart.items }, text.locale)}, ${cart.total}`
              }
              className={cx(
                'flex shrink-0 items-center justify-center gap-2 bg-accent px-4 text-17 font-heading text-on-accent no-underline -outline-offset-3! focus-visible:outline-on-accent [&_svg]:size-6',
                '@max-[16rem]:px-1 @max-[16rem]:text-13',
                largeTextClass,
              )}
            >
              <ShoppingBasket aria-hidden />
              {cart.items === undefined ? <span className="invisible">{cart.total}</span> : cart.total}
            </Link>
          )}
        </div>
      </div>
    </nav>
  );
}
