import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const hostile =
  '<p>Zacht.</p><img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">Meer</a>';

// The module caches the sanitiser: each test loads its own.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('./cleanInBrowser.ts');
});
afterAll(() => vi.resetModules());

test('without the sanitiser no HTML shows, but a button to try again', async () => {
  vi.doMock('./cleanInBrowser.ts', () => Promise.reject(new Error('offline')));
  const { BackEndHtml } = await import('./BackEndHtml.tsx');
  await act(async () => void render(<BackEndHtml html={hostile} />));
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
  expect(screen.queryByText('Zacht.')).toBeNull();
});

test('later HTML is sanitised, and shows at once when the sanitiser is loaded', async () => {
  const { BackEndHtml, usePreloadedCleaner } = await import('./BackEndHtml.tsx');
  renderHook(() => usePreloadedCleaner(true));
  await act(() => import('./cleanInBrowser.ts'));
  const { container } = render(<BackEndHtml html={hostile} />);
  expect(screen.getByText('Zacht.')).toBeTruthy();
  expect(container.querySelector('script, img[src=x], a[href^="javascript"]')).toBeNull();
});

test('HTML of the document is sanitised here after another text has replaced it', async () => {
  const { BackEndHtml } = await import('./BackEndHtml.tsx');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<BackEndHtml html={hostile} />);
  document.body.append(container);
  const { rerender } = render(<BackEndHtml html={hostile} />, { container, hydrate: true });
  expect(container.querySelector('script')).not.toBeNull();
  await act(async () => rerender(<BackEndHtml html="<p>Een ander.</p>" />));
  await screen.findByText('Een ander.');
  rerender(<BackEndHtml html={hostile} />);
  expect(screen.getByText('Zacht.')).toBeTruthy();
  expect(container.querySelector('script, img[src=x], a[href^="javascript"]')).toBeNull();
});
