import { createToastQueue, Link, ToastRegion } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../../shared/links/paths.ts';
import { takeSessionEnd } from '../../shared/session/createSessionStore.ts';
import { sessionTexts as texts } from './sessionTexts.ts';

/** A toast on a public page, once, that says why its prices are gone, with a link to the login. */
export function SessionEnded() {
  const [queue] = useState(() => createToastQueue());
  useEffect(() => {
    if (!takeSessionEnd()) return;
    queue.add({
      title: texts.ended,
      description: (
        <>
          {texts.cartKept} <LoginLink />
        </>
      ),
      duration: null,
    });
  }, [queue]);
  return <ToastRegion queue={queue} />;
}

/** Its page after the login is the one that is open when it is followed. */
function LoginLink() {
  const { pathname, search } = useLocation();
  return <Link href={loginHref(pathname + search)}>{texts.logInAgain}</Link>;
}
