import { createToastQueue, ToastRegion } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextWithButton } from '../../shared/page/TextWithButton.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { sessionTexts as texts } from './sessionTexts.ts';

const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

interface SessionWarningProps {
  /** Milliseconds since 1970. */
  endsAt: number;
  onExtended: () => void;
}

/** A toast that warns of the end of the session, with a login over the page; then restores the focus. */
export function SessionWarning({ endsAt, onExtended }: SessionWarningProps) {
  const { viewer, switched } = useSession();
  const [queue] = useState(() => createToastQueue());
  const [open, setOpen] = useState(false);
  const [interrupted] = useState(() => document.activeElement);

  useEffect(() => {
    const id = queue.add({
      tone: 'warning',
      title: texts.ends(clock.format(endsAt).replace(':', '.')),
      description: (
        <TextWithButton text={texts.endsHelp} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.logInAgain}
        </TextWithButton>
      ),
      duration: null,
    });
    return () => queue.close(id);
  }, [queue, endsAt]);

  const goOn = () => {
    // The dialog and its button are unmounted by then.
    flushSync(onExtended);
    if (interrupted instanceof HTMLElement) interrupted.focus();
  };

  return (
    <>
      {/* It stays until it is closed: on the right it would cover the order button beside a cart. */}
      <ToastRegion queue={queue} className="wide:start-8! wide:end-auto!" />
      {open && (
        <LoginDialog
          inPlace
          // A customer who orders for another company logs in with their own address.
          email={viewer.kind === 'customer' && !switched ? viewer.username : ''}
          onClose={() => setOpen(false)}
          onLoggedIn={goOn}
        />
      )}
    </>
  );
}
