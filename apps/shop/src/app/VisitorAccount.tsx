import { AccountMenu } from '@magazijn/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../paths/hrefs.ts';
import { LateLogin } from './LateLogin.tsx';

/** The login popover (S83); a plain link on phones (S86). */
export function VisitorAccount() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <AccountMenu
      open={open}
      onOpenChange={setOpen}
      data-place="account"
      href={loginHref(pathname + search)}
      loggedOut={{ children: <LateLogin onDone={() => setOpen(false)} /> }}
    />
  );
}
