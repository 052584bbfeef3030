import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { LoginPromptContext } from '../layout/LoginPrompt.ts';
import { loginHref } from '../paths/hrefs.ts';

const dialogCode = lateCode(() => import('./LoginDialog.tsx'));

/** From here on there is room for a popover (K04). */
const wide = '(min-width: 60rem)';

/** Lets any price, button or heart below ask to log in. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const dialog = useLateCode(dialogCode, false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function prompt(): void {
    const goToLogin = () => void navigate(loginHref(pathname + search));
    // Without its code the login page is next best: it says what is the matter.
    if (window.matchMedia(wide).matches) dialogCode.load().then(() => setOpen(true), goToLogin);
    else goToLogin();
  }

  return (
    <LoginPromptContext value={prompt}>
      {children}
      {open && dialog && <dialog.LoginDialog onClose={() => setOpen(false)} />}
    </LoginPromptContext>
  );
}
