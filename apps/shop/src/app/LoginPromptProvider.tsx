import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginPromptContext } from '../layout/LoginPrompt.ts';
import { loginHref } from '../paths/loginHref.ts';

const LoginDialog = lazy(() =>
  import('./LoginDialog.tsx').then(({ LoginDialog }) => ({ default: LoginDialog })),
);

/** From here on there is room for a popover (K04). */
const wide = '(min-width: 60rem)';

/** Lets any price, button or heart below ask to log in. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function prompt(): void {
    if (window.matchMedia(wide).matches) setOpen(true);
    else void navigate(loginHref(pathname + search));
  }

  return (
    <LoginPromptContext value={prompt}>
      {children}
      {open && (
        <Suspense>
          <LoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </LoginPromptContext>
  );
}
