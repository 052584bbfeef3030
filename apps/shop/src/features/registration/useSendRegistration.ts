import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import type { RegistrationValues } from './RegistrationValues.ts';
import { forgetRegistrationDraft } from './registrationDraft.ts';
import { registrationTexts } from './registrationTexts.ts';
import { toRegistration } from './toRegistration.ts';

/** Sends the form, once however often it is pressed; success thanks (S43), failure says why and keeps everything. */
export function useSendRegistration() {
  const { api } = useStores();
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
      await api.register(toRegistration(values));
      forgetRegistrationDraft();
      void navigate(paths.registered.href(), { replace: true });
    } catch (error) {
      console.warn('Not registered', error);
      setFailure(failureOf(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}

/** A refusal lists its reasons (X02); other failures are logged, and only said to have happened. */
function failureOf(error: unknown): MessageItem {
  if (error instanceof ApiError && error.status === 412) {
    return { tone: 'error', text: registrationTexts.failed, details: error.reasons };
  }
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: registrationTexts.throttled(minutes) };
  }
  return { tone: 'error', text: registrationTexts.notSent };
}
