import { Dialog, DialogContent } from '@magazijn/ui';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { HeaderLogin } from '../../features/account/HeaderLogin.tsx';

interface LoginDialogProps extends Pick<ComponentProps<typeof HeaderLogin>, 'email' | 'inPlace'> {
  onClose: () => void;
  onLoggedIn?: () => void;
}

/** The login popover. The platform closes it on Escape and restores the focus. */
export function LoginDialog({ onClose, onLoggedIn, ...form }: LoginDialogProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Going back closes it.
    const leave = () => close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    <Dialog open onOpenChange={onClose}>
      {/* A press outside does not close it, so that the input is not lost. */}
      <DialogContent title="Inloggen" closedby="closerequest">
        <HeaderLogin {...form} onDone={onClose} onLoggedIn={onLoggedIn} />
      </DialogContent>
    </Dialog>
  );
}
