import { Link, MessageList } from '@magazijn/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref } from '../../paths/loginHref.ts';
import { paths } from '../../paths/paths.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './loginTexts.ts';
import { type Refusal, refusalText } from './Refusal.ts';

interface HeaderLoginProps {
  onDone: () => void;
}

/** The login form of the header's popover (S83). Wrong or missing credentials are told on the login page (V01). */
export function HeaderLogin({ onDone }: HeaderLoginProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const refuse = (given: Refusal | null) => {
    if (given?.kind !== 'credentials' && given?.kind !== 'disabled') return setRefusal(given);
    onDone();
    const href = loginHref(pathname + search);
    const error = given.kind === 'disabled' ? 'disabled' : '1';
    void navigate(`${href}${href.includes('?') ? '&' : '?'}error=${error}`);
  };

  return (
    <div className="grid gap-6">
      <MessageList messages={refusal ? [{ tone: 'error', text: refusalText(refusal) }] : []} />
      <LoginForm onLoggedIn={onDone} onRefused={refuse} />
      <p className="grid justify-items-start gap-2 border-t border-rule pt-4">
        <Link href={paths.forgotPassword.href()} onClick={onDone}>
          {loginTexts.forgotPasswordShort}
        </Link>
        <Link href={paths.register.href()} onClick={onDone}>
          {loginTexts.noAccountShort}
        </Link>
      </p>
    </div>
  );
}
