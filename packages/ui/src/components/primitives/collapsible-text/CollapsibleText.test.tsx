import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CollapsibleText } from './CollapsibleText.tsx';

let height = 400;

beforeEach(() => {
  height = 400;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describeConformance(<CollapsibleText>Lange tekst</CollapsibleText>);

test('[T51] a text taller than the maximum is cut, and its button opens and closes it', async () => {
  render(<CollapsibleText maxHeight={250}>Lange tekst</CollapsibleText>);
  const more = screen.getByRole('button', { name: 'Toon meer' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  const less = screen.getByRole('button', { name: 'Toon minder' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(less);
  expect(screen.getByRole('button', { name: 'Toon meer' })).toBeDefined();
});

test.each([
  [100, 100],
  [250, 250],
] as const)(
  '[T51] with a maximum of %i, content of %i fits and one pixel more does not',
  (maxHeight, fits) => {
    height = fits;
    const { unmount } = render(<CollapsibleText maxHeight={maxHeight}>Tekst</CollapsibleText>);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    height = fits + 1;
    render(<CollapsibleText maxHeight={maxHeight}>Tekst</CollapsibleText>);
    const more = screen.getByRole('button', { name: 'Toon meer' });
    // jsdom has no layout: the class cuts the text.
    const clip = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(clip?.classList.contains(`max-h-[${maxHeight}px]`)).toBe(true);
  },
);

test('[T51] the maximum is 100 by default', () => {
  height = 101;
  render(<CollapsibleText>Tekst</CollapsibleText>);
  expect(screen.getByRole('button', { name: 'Toon meer' })).toBeDefined();
});

test('it opens when the browser’s search or the focus scrolls to a cut part', () => {
  render(<CollapsibleText>Lange tekst</CollapsibleText>);
  const clip = document.getElementById(screen.getByRole('button').getAttribute('aria-controls') ?? '');
  if (!clip) throw new Error('The button controls nothing.');
  fireEvent.scroll(clip);
  expect(screen.getByRole('button', { name: 'Toon minder' })).toBeDefined();
});

test('the caller can open it, and gets the reason when it opens by itself', () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(
    <CollapsibleText open={false} onOpenChange={onOpenChange}>
      Lange tekst
    </CollapsibleText>,
  );
  const clip = document.getElementById(screen.getByRole('button').getAttribute('aria-controls') ?? '');
  if (clip) fireEvent.scroll(clip);
  expect(onOpenChange.mock.calls).toEqual([
    [true, { event: expect.objectContaining({ type: 'scroll' }), reason: 'focus' }],
  ]);
  expect(screen.getByRole('button', { name: 'Toon meer' })).toBeDefined();
  rerender(<CollapsibleText open>Lange tekst</CollapsibleText>);
  expect(screen.getByRole('button', { name: 'Toon minder' })).toBeDefined();
});

test('the server sends the whole text', () => {
  expect(renderToString(<CollapsibleText>Lange tekst</CollapsibleText>)).toContain('Lange tekst');
});
