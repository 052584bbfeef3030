'use client';

import { cx } from 'class-variance-authority';
import { UserRound } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { accountMenuLabels } from '../../labels/accountMenuLabels.ts';
import { HeaderAction, headerActionClass } from '../header-action/HeaderAction.tsx';
import { HeaderActionContent } from '../header-action/HeaderActionContent.tsx';
import { useDisclosure } from '../header-action/useDisclosure.ts';
import { type AccountMenuItem, AccountMenuList } from './AccountMenuList.tsx';

export type AccountMenuProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Where the button leads under 960 px, where nothing pops up (S86): the profile, or the login page. */
  href: string;
  /** Shown open or closed from outside, for example by a price that asks to log in. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Who is logged in, and their menu (S84). */
  loggedIn?: { companyName: string; items: readonly AccountMenuItem[] } | undefined;
  /** The login form, in `LoginFormFrame` (S83). Without it and without `loggedIn` the button is a plain link. */
  loggedOut?: { children: ReactNode } | undefined;
  labels?: Partial<typeof accountMenuLabels>;
};

/**
 * The account in the header. Logged in: the company's name and its menu (S84); logged out: the login form in a
 * panel (S83). Escape closes and gives the focus back; a press or focus outside closes. Below 960 px a plain link.
 */
export function AccountMenu({
  href,
  open: given,
  onOpenChange,
  loggedIn,
  loggedOut,
  labels,
  className,
  ...rest
}: AccountMenuProps) {
  const id = useId();
  const { open, setOpen, root, trigger } = useDisclosure<HTMLDivElement>({ open: given, onOpenChange });
  const text = { ...accountMenuLabels, ...labels };
  const label = loggedIn ? text.account : text.logIn;
  const disclosed = loggedIn !== undefined || loggedOut !== undefined;
  const detail = loggedIn ? loggedIn.companyName : text.customer;

  return (
    <div data-slot="account-menu" className={cx('relative', className)} {...rest}>
      <HeaderAction
        className={disclosed ? 'wide:hidden' : undefined}
        icon={<UserRound />}
        label={label}
        detail={detail}
        href={href}
      />
      {disclosed && (
        <div ref={root} className="max-wide:hidden">
          <button
            ref={trigger}
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className={cx(headerActionClass, 'aria-expanded:bg-bay')}
          >
            <HeaderActionContent
              icon={<UserRound />}
              label={label}
              detail={detail}
              brief={loggedIn ? 'detail' : 'label'}
            />
          </button>
          {open && (
            <div
              id={id}
              data-slot="panel"
              className="absolute top-[calc(100%+0.75rem)] right-0 z-30 w-80 border rail-t border-rule border-t-rail bg-stock"
            >
              {loggedIn ? (
                <AccountMenuList items={loggedIn.items} onDone={() => setOpen(false)} />
              ) : (
                <div className="p-6">{loggedOut?.children}</div>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
