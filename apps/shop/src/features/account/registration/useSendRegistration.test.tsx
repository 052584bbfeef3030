import { ApiError } from '@magazijn/api-client';
import { MessageList } from '@magazijn/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../shared/links/paths.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { keepRegistrationDraft } from './registrationDraft.ts';
import { filledRegistration as filled } from './testing/filledRegistration.ts';
import { toRegistration } from './toRegistration.ts';
import { useSendRegistration } from './useSendRegistration.ts';

const onRefusedField = vi.fn();

function Sender() {
  const { send, failure } = useSendRegistration(onRefusedField);
  return (
    <>
      <MessageList messages={failure ? [failure] : []} />
      <button type="button" onClick={() => void send(filled)}>
        Registreren
      </button>
    </>
  );
}
const places = { [paths.register.pattern]: Sender };

beforeEach(() => {
  onRefusedField.mockClear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function press(register: () => Promise<{ readonly answerDate: string | null }>) {
  keepRegistrationDraft(filled, 3);
  const view = await renderRoute('/registreren', {
    places,
    others: ['/registreren-bedankt'],
    api: { register },
  });
  const button = screen.getByRole('button', { name: 'Registreren' });
  fireEvent.click(button);
  fireEvent.click(button);
  return view;
}

test('[S43] a double press sends the form once, deletes the draft and opens the thank-you page', async () => {
  const register = vi.fn(async () => ({ answerDate: '2026-11-30' }));
  const { place } = await press(register);
  await waitFor(() => expect(place()).toBe('/registreren-bedankt?antwoord=2026-11-30'));
  expect(register.mock.calls).toEqual([[toRegistration(filled)]]);
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByText(/krijg je bericht.*en kun je bestellen/)).toBeTruthy();
  expect(screen.getByText('Je krijgt uiterlijk maandag 30 november antwoord.')).toBeTruthy();
  expect(screen.getByText(/vóór 14\.00 uur binnenkomen, beantwoorden we dezelfde dag/)).toBeTruthy();
});

test('[S43] without a day of the back end the thank-you page names none', async () => {
  const { place } = await press(async () => ({ answerDate: null }));
  await waitFor(() => expect(place()).toBe('/registreren-bedankt'));
  expect(screen.queryByText(/antwoord\.$/)).toBeNull();
  expect(screen.getByText(/vóór 14\.00 uur binnenkomen/)).toBeTruthy();
});

test.each([
  [412, ['Registratie mislukt:', 'Eerste reden.', 'Kies een ander wachtwoord.']],
  [429, ['Te veel pogingen. Probeer het over 2 minuten opnieuw.']],
  [500, ['Niet gelukt. Probeer het opnieuw. Wat je invulde, blijft staan.']],
])('[X02] a refusal (%i) shows the reason, and typed values are kept', async (status, texts) => {
  const reasons = ['Eerste reden.', 'Kies een ander wachtwoord.'];
  await press(() => Promise.reject(new ApiError('refused', 'x', { status, reasons, retryAfter: 61 })));
  const alert = await screen.findByRole('alert');
  for (const text of texts) expect(alert.textContent).toContain(text);
  expect(alert.textContent?.includes('Registratie mislukt:')).toBe(status === 412);
  expect(console.warn).toHaveBeenCalledWith('Not registered', expect.any(ApiError));
  expect(sessionStorage).toHaveLength(1);
});

test.each([
  ['Dit wachtwoord wordt te vaak gebruikt.', 'password'],
  ['Vul een geldig e-mailadres in.', 'email'],
  ['Factuuradres: vul een geldig e-mailadres in.', null],
  ['Eerste reden.', null],
])('a reason about a password or the e-mail address is assigned to its field: %s', async (reason, field) => {
  await press(() =>
    Promise.reject(new ApiError('refused', 'x', { status: 412, reasons: ['Iets.', reason] })),
  );
  await screen.findByRole('alert');
  expect(onRefusedField.mock.calls).toEqual(field === null ? [] : [[{ field, text: reason }]]);
});
