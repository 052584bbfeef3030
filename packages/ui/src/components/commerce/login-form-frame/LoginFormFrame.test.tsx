import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LoginFormFrame } from './LoginFormFrame.tsx';

const frame = (onSubmit = vi.fn()) => (
  <LoginFormFrame
    title="Inloggen"
    messages={<p>Vul een geldig e-mailadres en wachtwoord in</p>}
    submit={<button type="submit">Login</button>}
    links={[{ label: 'Wachtwoord vergeten?', href: '/wachtwoord-vergeten' }]}
    onSubmit={onSubmit}
  >
    <input aria-label="E-mailadres" />
  </LoginFormFrame>
);

describeConformance(frame());

test('[S83] the form is named by its heading and has fields, message, button and links', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(frame(onSubmit));
  const form = screen.getByRole('form', { name: 'Inloggen' });
  expect(within(form).getByRole('heading', { level: 2 })).toBeTruthy();
  expect(within(form).getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeTruthy();
  expect(within(form).getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeTruthy();
  await userEvent.type(within(form).getByRole('textbox'), 'a{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
