import { Link } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../../shared/links/paths.ts';
import { isSessionEndNew, noteSessionEndShown } from '../../shared/session/createSessionStore.ts';
import { SessionMessage } from './SessionMessage.tsx';
import { sessionTexts as texts } from './sessionTexts.ts';

/** A message on a public page, once, that says why its prices are gone, with a link to the login. */
export function SessionEnded() {
  const [isOpen, setIsOpen] = useState(isSessionEndNew);
  const { pathname, search } = useLocation();
  useEffect(noteSessionEndShown, []);
  if (!isOpen) return null;
  return (
    <SessionMessage
      tone="info"
      title={texts.ended}
      text={texts.cartKept}
      // Its page after the login is the one that is open when it is followed.
      action={<Link href={loginHref(pathname + search)}>{texts.logInAgain}</Link>}
      onClose={() => setIsOpen(false)}
    />
  );
}
