'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { UserRound } from '../../../icons/UserRound.tsx';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { accountMenuLabels } from '../../../labels/accountMenuLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/Popover.tsx';
import { HeaderAction, headerActionClass } from '../header-action/HeaderAction.tsx';
import { HeaderActionContent } from '../header-action/HeaderActionContent.tsx';
import { type AccountMenuItem, AccountMenuList } from './AccountMenuList.tsx';

export type AccountMenuProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The target of the plain link below 960 px: the profile, or the login page. */
  href: string;
  /** Whether the panel is open, when controlled: for example, the login button of a price opens it. */
  open?: boolean | undefined;
  /** Whether the panel is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called each time the menu opens or closes. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** The logged-in company and its menu. */
  loggedIn?: { companyName: string; items: readonly AccountMenuItem[] } | undefined;
  /** The login form, in `LoginFormFrame`. Without it and without `loggedIn` the button is a plain link. */
  loggedOut?: { children: ReactNode } | undefined;
  labels?: PartLabels<'accountMenu'> | undefined;
};

/** The account in the header: a menu named by the company, or a panel with the login form; on phones a link. */
export function AccountMenu({
  href,
  open: given,
  defaultOpen = false,
  onOpenChange,
  loggedIn,
  loggedOut,
  labels,
  className,
  ...rest
}: AccountMenuProps) {
  const [open, setOpen] = useValue(given, defaultOpen, onOpenChange);
  const text = useLabels('accountMenu', accountMenuLabels, labels);
  const label = loggedIn ? text.account : text.customer;
  const disclosed = loggedIn !== undefined || loggedOut !== undefined;
  const detail = loggedIn ? loggedIn.companyName : text.logIn;

  return (
    <div {...rest} data-slot="account-menu" className={cx('relative', className)}>
      <HeaderAction
        className={disclosed ? 'wide:hidden wide:noscript:flex' : undefined}
        icon={<UserRound />}
        label={label}
        detail={detail}
        href={href}
      />
      {disclosed && (
        <div className="max-wide:hidden noscript:hidden">
          <Popover open={open} onOpenChange={setOpen}>
            <PopoverTrigger tone="plain" className={cx(headerActionClass, 'aria-expanded:bg-surface-muted')}>
              <HeaderActionContent icon={<UserRound />} label={label} detail={detail} />
            </PopoverTrigger>
            <PopoverContent
              data-slot="panel"
              align="end"
              avoidCollisions={false}
              padded={loggedIn === undefined}
            >
              {loggedIn ? (
                <>
                  <p
                    data-slot="company"
                    className="border-b-2 border-ink px-4 py-3 leading-snug font-bold wrap-anywhere"
                  >
                    {loggedIn.companyName}
                  </p>
                  <AccountMenuList
                    items={loggedIn.items}
                    onDone={(event) => setOpen(false, { event, reason: 'select' })}
                  />
                </>
              ) : (
                loggedOut?.children
              )}
            </PopoverContent>
          </Popover>
        </div>
      )}
    </div>
  );
}
