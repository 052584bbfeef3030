import { Button } from '@magazijn/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { SessionMessage } from './SessionMessage.tsx';
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

/** A message that warns of the end of the session, with a login over the page; then restores the focus. */
export function SessionWarning({ endsAt, onExtended }: SessionWarningProps) {
  const { viewer, switched } = useSession();
  const [open, setOpen] = useState(false);
  const [closedFor, setClosedFor] = useState<number | null>(null);
  const [interrupted] = useState(() => document.activeElement);

  /** Removes the message and what is open over it, and restores the focus. */
  const endWith = (change: () => void) => () => {
    flushSync(change);
    if (interrupted instanceof HTMLElement) interrupted.focus();
  };

  return (
    <>
      {closedFor !== endsAt && (
        <SessionMessage
          tone="warning"
          title={texts.ends(clock.format(endsAt).replace(':', '.'))}
          text={texts.endsHelp}
          action={
            <Button tone="tertiary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {texts.logInAgain}
            </Button>
          }
          onClose={endWith(() => setClosedFor(endsAt))}
        />
      )}
      {open && (
        <LoginDialog
          inPlace
          // A customer who orders for another company logs in with their own address.
          email={viewer.kind === 'customer' && !switched ? viewer.username : ''}
          onClose={() => setOpen(false)}
          onLoggedIn={endWith(onExtended)}
        />
      )}
    </>
  );
}
