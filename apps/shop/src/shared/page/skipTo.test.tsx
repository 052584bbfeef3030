import { SkipLink } from '@magazijn/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { skipTo } from './skipTo.ts';

test('[WCAG 2.4.1] a skip link moves the focus to its target, without a history entry', () => {
  Element.prototype.scrollIntoView = vi.fn();
  const before = history.length;
  render(
    <>
      <SkipLink href="#inhoud" onClick={skipTo} />
      <main id="inhoud" tabIndex={-1} />
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(history.length).toBe(before);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
