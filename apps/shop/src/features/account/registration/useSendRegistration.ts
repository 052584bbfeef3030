import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/links/paths.ts';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import type { RegistrationValues } from './RegistrationValues.ts';
import { forgetRegistrationDraft } from './registrationDraft.ts';
import { registrationTexts } from './registrationTexts.ts';
import { toRegistration } from './toRegistration.ts';

/** A field that was refused by the back end, and its reason. */
interface RefusedField {
  readonly field: 'email' | 'password';
  readonly text: string;
}

/**
 * Sends the form, once however often it is pressed; success thanks, failure says why and keeps everything.
 *
 * @param onRefusedField told of a password or an e-mail address that only the back end could refuse
 */
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
      await api.register(toRegistration(values));
      forgetRegistrationDraft();
      void navigate(paths.registered.href(), { replace: true });
    } catch (error) {
      console.warn('Not registered', error);
      setFailure(failureOf(error));
      const refused = error instanceof ApiError && error.status === 412 && refusedField(error.reasons);
      if (refused) onRefusedField(refused);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}

/** A refusal lists its reasons; other failures are logged, and only said to have happened. */
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

/** A refusal names no fields, only reasons in words: that is how a password or an address is found in it. */
function refusedField(reasons: readonly string[]): RefusedField | null {
  for (const text of reasons) {
    if (/wachtwoord|password/i.test(text)) return { field: 'password', text };
    if (/e-?mail/i.test(text) && !/^(bezorg|factuur)adres/i.test(text)) return { field: 'email', text };
  }
  return null;
}
