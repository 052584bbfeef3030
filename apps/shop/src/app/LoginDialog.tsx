import { IconButton } from '@magazijn/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { HeaderLogin } from '../features/login/HeaderLogin.tsx';

/** Texts around the login form in its dialog. */
const loginDialogTexts = { title: 'Inloggen', close: 'Sluiten' };

/** The login popover over the page: Escape closes it and gives the focus back, which the platform does itself. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const close = () => element?.close();
    element?.showModal();
    // Who goes back leaves the page that asked.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-96 border border-t-5 border-rule border-t-rail bg-stock p-6 text-ink backdrop:bg-board/60"
    >
      <div className="mb-4 flex items-center justify-between">
        <h2 id={titleId} className="type-heading text-22">
          {loginDialogTexts.title}
        </h2>
        <IconButton label={loginDialogTexts.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <HeaderLogin onDone={() => dialog.current?.close()} />
    </dialog>
  );
}
