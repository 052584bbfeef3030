import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLoginPrompt } from '../../shared/session/LoginPrompt.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { LoginPromptProvider } from './LoginPromptProvider.tsx';

function Prompt() {
  return (
    <button type="button" onClick={useLoginPrompt()}>
      Log in voor prijzen
    </button>
  );
}
const places = {
  '/schap': () => (
    <LoginPromptProvider>
      <Prompt />
    </LoginPromptProvider>
  ),
};

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => vi.unstubAllGlobals());

async function promptAt(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, rems] = /^\(min-width: (\d+)rem\)$/.exec(query) ?? [];
    return { matches: width >= Number(rems) * 16 };
  });
  const view = await renderRoute('/schap?page=2', { places });
  fireEvent.click(screen.getByRole('button', { name: 'Log in voor prijzen' }));
  return view;
}

test.each([360, 959])(
  '[S86, R01] at %i px the prompt leads to the login page and back, without a popover',
  async (width) => {
    const { place } = await promptAt(width);
    await waitFor(() => expect(place()).toBe('/login?returnUrl=%2Fschap%3Fpage%3D2'));
    expect(document.querySelector('dialog')).toBeNull();
  },
);

test('[S86, R01] from 960 px on the login popover opens on the current page', async () => {
  const { place } = await promptAt(960);
  expect(await screen.findByLabelText('E-mailadres')).toBeTruthy();
  expect(place()).toBe('/schap?page=2');
});

test('a field focused while the popover’s code loads keeps the focus; the next press opens the popover', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  await promptAt(960);
  field.focus();
  await import('./LoginDialog.tsx');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('dialog')).toBeNull();
  field.remove();
  fireEvent.click(screen.getByRole('button', { name: 'Log in voor prijzen' }));
  expect(await screen.findByLabelText('E-mailadres')).toBeTruthy();
});
