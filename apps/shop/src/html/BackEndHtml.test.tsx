import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackEndHtml, cleanerCode } from './BackEndHtml.tsx';

const hostile =
  '<p>Zacht.</p><img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">Meer</a>';

afterEach(() => {
  vi.restoreAllMocks();
});

test('without what cleans it nothing of it shows, and one may try again', async () => {
  vi.spyOn(cleanerCode, 'loaded').mockReturnValue(null);
  vi.spyOn(cleanerCode, 'load').mockRejectedValue(new Error('offline'));
  await act(async () => void render(<BackEndHtml html={hostile} />));
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
  expect(screen.queryByText('Zacht.')).toBeNull();
});

test('what came later is shown clean, and at once when its cleaner is there', async () => {
  await cleanerCode.load();
  const { container } = render(<BackEndHtml html={hostile} />);
  expect(screen.getByText('Zacht.')).toBeTruthy();
  expect(container.querySelector('script, img[src=x], a[href^="javascript"]')).toBeNull();
});
