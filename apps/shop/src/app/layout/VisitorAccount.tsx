import { AccountMenu } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../../shared/links/hrefs.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';

const HeaderLogin = lazyPart(
  async () => (await import('../../features/account/HeaderLogin.tsx')).HeaderLogin,
);

/**
 * As wide as a customer's account and cart with a name that fills its line, before the first paint: nothing moves when
 * they come, but that a shorter name gives the rest back to the search.
 */
const roomUntilLoaded =
  'in-data-[session=customer]:min-w-75 @min-[76rem]:in-data-[session=customer]:min-w-108';

/** The login popover. */
export function VisitorAccount() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <AccountMenu
      open={open}
      onOpenChange={setOpen}
      data-place="account"
      className={roomUntilLoaded}
      href={loginHref(pathname + search)}
      loggedOut={{
        children: (
          <Suspense fallback={<div className="h-80" />}>
            <HeaderLogin onDone={() => setOpen(false)} />
          </Suspense>
        ),
      }}
    />
  );
}
