import { Dialog, DialogContent } from '@magazijn/ui';
import { useEffect, useEffectEvent } from 'react';
import { HeaderLogin } from '../../features/account/HeaderLogin.tsx';

/** The login popover over the page: Escape closes it and gives the focus back, which the platform does itself. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Who goes back leaves the page that asked.
    const leave = () => close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    <Dialog open onOpenChange={onClose}>
      {/* A press beside it would lose what was typed. */}
      <DialogContent title="Inloggen" closedby="closerequest">
        <HeaderLogin onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
