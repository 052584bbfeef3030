import type { MessageItem } from '@magazijn/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { registeredHref } from '../../../shared/links/paths.ts';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import type { RegistrationValues } from './RegistrationValues.ts';
import { forgetRegistrationDraft } from './registrationDraft.ts';
import { type RefusedField, refusedField, registrationFailure } from './registrationFailure.ts';
import { toRegistration } from './toRegistration.ts';

/** Sends the form once, also after several presses. `onRefusedField` gets a refused password or address. */
export function useSendRegistration(onRefusedField: (refused: RefusedField) => void) {
  const { loadApi } = useStores();
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageItem | null>(null);

  const send = async (values: RegistrationValues) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const api = await loadApi();
      const { answerDate } = await api.register(toRegistration(values));
      forgetRegistrationDraft();
      void navigate(registeredHref(answerDate), { replace: true });
    } catch (error) {
      console.warn('Not registered', error);
      setFailure(registrationFailure(error));
      const refused = refusedField(error);
      if (refused) onRefusedField(refused);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
