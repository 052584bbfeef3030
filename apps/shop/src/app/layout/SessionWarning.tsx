import { MessageList } from '@magazijn/ui';
import { useState } from 'react';
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

/** Warns of the end of the session, with a login over the page; then restores the focus. */
export function SessionWarning({ endsAt, onExtended }: SessionWarningProps) {
  const { viewer, switched } = useSession();
  const [open, setOpen] = useState(false);
  const [interrupted] = useState(() => document.activeElement);

  const goOn = () => {
    // The dialog and its button are unmounted by then.
    flushSync(onExtended);
    if (interrupted instanceof HTMLElement) interrupted.focus();
  };

  return (
    <>
      <MessageList
        className="mt-4"
        messages={[
          {
            tone: 'warning',
            id: 'session',
            text: (
              <TextWithButton
                text={texts.ends(clock.format(endsAt).replace(':', '.'))}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {texts.logInAgain}
              </TextWithButton>
            ),
          },
        ]}
      />
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
