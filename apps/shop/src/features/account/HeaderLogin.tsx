import { Link, MessageList } from '@magazijn/ui';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref, paths } from '../../shared/links/paths.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { homeOf } from '../../shared/session/afterLogin.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { type LoginError, loginErrorMessage } from './LoginError.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './loginTexts.ts';

interface HeaderLoginProps {
  onDone: () => void;
  /** Called after a successful login, in addition to `onDone`. */
  onLoggedIn?: (() => void) | undefined;
  email?: string;
  /** Shows every refusal here instead of on the login page, so that the page below keeps its state. */
  inPlace?: boolean;
}

/** The login form of the header's popover. Missing fields and every 401 are shown on the login page. */
export function HeaderLogin({ onDone, onLoggedIn, email = '', inPlace = false }: HeaderLoginProps) {
  const navigate = useNavigate();
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const [messages, showMessage] = useFormMessage();
  const messagesId = useId();

  const refuse = (given: LoginError, typed: string) => {
    const flag = inPlace ? null : errorFlag(given);
    if (flag === null) return showMessage(loginErrorMessage(given));
    onDone();
    const href = pathname === paths.login.href() ? pathname + search : loginHref(pathname + search);
    // Only the address is passed on, never the password.
    void navigate(withError(href, flag), { state: { email: typed } });
  };

  const done = () => {
    onLoggedIn?.();
    onDone();
    const first = homeOf(session.getState().viewer);
    if (pathname === paths.home.href() && first !== pathname) void navigate(first);
  };

  return (
    <div className="grid gap-6">
      <MessageList id={messagesId} messages={messages} />
      <LoginForm
        refusedBy={messages.length > 0 ? messagesId : undefined}
        email={email}
        onLoggedIn={done}
        onRefused={refuse}
      />
      <p className="grid justify-items-start border-t border-rule pt-1">
        <Link appearance="text" className="py-3" href={paths.forgotPassword.href()} onClick={onDone}>
          {loginTexts.forgotPasswordShort}
        </Link>
        <Link appearance="text" className="py-3" href={paths.register.href()} onClick={onDone}>
          {loginTexts.noAccountShort}
        </Link>
      </p>
    </div>
  );
}

/** The login page's `error`; null for errors that show in the popover. */
function errorFlag(loginError: LoginError): string | null {
  if (loginError.kind === 'disabled') return 'disabled';
  const isFlagged =
    loginError.kind === 'credentials' || (loginError.kind === 'unnamed' && loginError.unauthorised);
  return isFlagged ? '1' : null;
}

function withError(href: string, error: string): string {
  const [path, query] = href.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('error', error);
  return `${path}?${parameters}`;
}
