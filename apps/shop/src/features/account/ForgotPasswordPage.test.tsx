import { ApiError } from '@magazijn/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Limits a query to the visible message: the live region has the same text. */
const inMessage = { selector: '[data-slot=message] *' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function send(email: string, requestPassword: (email: string) => Promise<void>) {
  await renderRoute('/wachtwoord-vergeten', { api: { requestPassword } });
  fireEvent.change(screen.getByLabelText('E-mailadres'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
}
const refusing = (status: number) => () =>
  Promise.reject(new ApiError(status === 0 ? 'unreachable' : 'refused', 'x', { status, retryAfter: 61 }));

test('[S45, X05] the mail is requested for the address without surrounding blanks', async () => {
  const requestPassword = vi.fn(async () => {});
  await send(' a@b.test\u200b', requestPassword);
  await screen.findByText('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.', inMessage);
  expect(requestPassword.mock.calls).toEqual([['a@b.test']]);
  expect(screen.queryByRole('button', { name: 'Versturen' })).toBeNull();
});

test('[V11] the e-mail address is required, and blanks count as empty', async () => {
  const requestPassword = vi.fn();
  await send(' \u200b', requestPassword);
  await screen.findByText('Vul je e-mailadres in.');
  expect(requestPassword).not.toHaveBeenCalled();
});

test('Enter in the empty field announces the error each time', async () => {
  await renderRoute('/wachtwoord-vergeten', {});
  const field = screen.getByLabelText('E-mailadres');
  const form = field.closest('form') as HTMLFormElement;
  field.focus();
  fireEvent.submit(form);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Vul je e-mailadres in.'));
  fireEvent.submit(form);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Vul je e-mailadres in.\u00a0'));
});

test.each([
  [404, 'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.'],
  [400, 'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.'],
  [
    429,
    'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.- Te veel pogingen. Probeer het over 2 minuten opnieuw.',
  ],
  [422, 'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.'],
  [503, 'Niet gelukt. Probeer het opnieuw.'],
  [500, 'Niet gelukt. Probeer het opnieuw.'],
  [0, 'Niet gelukt. Probeer het opnieuw.'],
])('[X05] a failure (%i) shows: %s', async (status, text) => {
  await send('a@b.test', refusing(status));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('a@b.test');
});

test('the same failure is announced at each attempt, and describes the field', async () => {
  await send('geen-adres', refusing(404));
  const first = await screen.findByRole('alert');
  const field = screen.getByLabelText('E-mailadres');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toContain('Uw emailadres is bij ons niet bekend.');
  fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
});

test('after the request the focus moves to the next action', async () => {
  await renderRoute('/wachtwoord-vergeten', { api: { requestPassword: async () => {} } });
  fireEvent.change(screen.getByLabelText('E-mailadres'), { target: { value: 'a@b.test' } });
  const button = screen.getByRole('button', { name: 'Versturen' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Terug naar inloggen' })),
  );
});
