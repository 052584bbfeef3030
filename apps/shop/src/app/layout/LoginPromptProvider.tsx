import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref } from '../../shared/links/paths.ts';
import { hasGoneToField } from '../../shared/page/hasGoneToField.ts';
import { LoginPromptContext } from '../../shared/session/LoginPrompt.ts';

/** The minimum width for the popover. */
const wide = '(min-width: 60rem)';

/** Lets any price, button or heart ask a visitor to log in. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [LoginDialog, setLoginDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  // Every card reads it: it changes with the address only.
  const prompt = useCallback(async () => {
    const goToLogin = () => void navigate(loginHref(pathname + search));
    if (!window.matchMedia(wide).matches) return goToLogin();
    const { activeElement: asked } = document;
    try {
      const dialog = await import('./LoginDialog.tsx');
      setLoginDialog(() => dialog.LoginDialog);
      if (!hasGoneToField(asked)) setOpen(true);
    } catch {
      // When the popover fails to load, the login page shows instead.
      goToLogin();
    }
  }, [navigate, pathname, search]);

  return (
    <LoginPromptContext value={prompt}>
      {children}
      {open && LoginDialog && <LoginDialog onClose={() => setOpen(false)} />}
    </LoginPromptContext>
  );
}
