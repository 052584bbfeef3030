import { AccountMenu } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../../shared/links/hrefs.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';

const HeaderLogin = lazyPart(
  async () => (await import('../../features/account/HeaderLogin.tsx')).HeaderLogin,
);

/** The login popover. */
export function VisitorAccount() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <AccountMenu
      open={open}
      onOpenChange={setOpen}
      data-place="account"
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
