import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const loggedIn = (onLogOut: () => void = () => undefined) => ({
  companyName: 'De Vlinder',
  items: [
    { label: 'Jouw overzicht', href: '#overzicht' },
    { label: 'Uitloggen', onSelect: onLogOut },
  ],
});

describeConformance(<AccountMenu href="/profiel" loggedIn={loggedIn()} />);

const button = () => screen.getByRole('button', { name: /De Vlinder/ });

test('[S84] the button shows the company and opens its menu', async () => {
  const onLogOut = vi.fn();
  render(<AccountMenu href="/profiel" loggedIn={loggedIn(onLogOut)} />);
  expect(screen.queryByRole('button', { name: 'Uitloggen' })).toBeNull();
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Jouw overzicht' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(onLogOut).toHaveBeenCalledOnce();
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('[S84] a long company name is cut to one line in the button, and complete in the tooltip and at the top of the menu', async () => {
  const companyName = 'Stichting Kinderopvang Utrecht en Omstreken';
  render(<AccountMenu href="/profiel" loggedIn={{ ...loggedIn(), companyName }} />);
  const trigger = screen.getByRole('button', { name: `Jouw account ${companyName}` });
  const line = within(trigger).getByText(companyName);
  // jsdom has no layout, so the test checks the class that cuts the line.
  expect([line.title, line.className]).toEqual([companyName, expect.stringContaining('truncate')]);
  await userEvent.click(trigger);
  const menu = (await screen.findByRole('link', { name: 'Jouw overzicht' })).closest('[data-slot="panel"]');
  expect(menu?.firstElementChild?.textContent).toBe(companyName);
});

test('[S86] narrow screens have a plain link instead', () => {
  render(<AccountMenu href="/profiel" loggedIn={loggedIn()} />);
  expect(screen.getByRole('link', { name: /De Vlinder/ }).getAttribute('href')).toBe('/profiel');
  // jsdom has no layout, so the test checks the classes that show one of the two.
  expect(screen.getByRole('link', { name: /De Vlinder/ }).className).toContain('wide:hidden');
  expect(button().closest('.max-wide\\:hidden')).toBeTruthy();
});

test('[S83] logged out, the button opens the login form', async () => {
  render(<AccountMenu href="/login" loggedOut={{ children: <input aria-label="E-mailadres" /> }} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voor klanten Inloggen' }));
  expect(await screen.findByRole('textbox', { name: 'E-mailadres' })).toBeTruthy();
});

test('Escape closes the panel and returns the focus', async () => {
  render(<AccountMenu href="/profiel" loggedIn={loggedIn()} />);
  await userEvent.click(button());
  await screen.findByRole('link', { name: 'Jouw overzicht' });
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});

test('a press or a focus outside closes the panel', async () => {
  render(
    <>
      <AccountMenu href="/profiel" loggedIn={loggedIn()} />
      <button type="button">elders</button>
    </>,
  );
  await userEvent.click(button());
  await screen.findByRole('link', { name: 'Jouw overzicht' });
  await userEvent.click(screen.getByRole('button', { name: 'elders' }));
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  await screen.findByRole('link', { name: 'Jouw overzicht' });
  screen.getByRole('button', { name: 'elders' }).focus();
  await vi.waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'));
});

test('the caller can open the panel', async () => {
  const onOpenChange = vi.fn();
  render(<AccountMenu href="/profiel" loggedIn={loggedIn()} open onOpenChange={onOpenChange} />);
  expect(await screen.findByRole('link', { name: 'Jouw overzicht' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false, { event: expect.anything(), reason: 'outside' }]]);
});

test('without a menu and a form it is a link at every width', () => {
  render(<AccountMenu href="/login" />);
  expect(screen.getByRole('link', { name: /Inloggen/ }).className).not.toContain('hidden');
  expect(screen.queryByRole('button')).toBeNull();
});
