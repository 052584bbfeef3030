import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';

const confirmation = (
  <OrderConfirmation
    title="Hartelijk dank voor uw bestelling."
    number="000000042"
    delivery={{ weekday: 'donderdag', day: '19', month: 'maart' }}
    facts={[{ label: 'Bezorging', value: 'donderdag 19 maart' }]}
    actions={<a href="/">Verder winkelen</a>}
  />
);

describeConformance(confirmation);

test('[S62] a pending payment has an hourglass, not the check of success', () => {
  const { container, rerender } = render(<OrderConfirmation title="Hartelijk dank" />);
  const mark = () => container.querySelector('h1')?.previousElementSibling?.innerHTML;
  const check = mark();
  rerender(<OrderConfirmation title="Hartelijk dank" tone="info" />);
  expect(mark()).not.toBe(check);
  expect(container.querySelector('[data-tone=info]')).toBeTruthy();
});

test('[S62] it thanks, shows the order number and says what happens next', () => {
  const { container } = render(confirmation);
  expect(screen.getByRole('heading', { level: 1, name: 'Hartelijk dank voor uw bestelling.' })).toBeTruthy();
  expect(container.textContent).toContain('Bestelnummer 000000042');
  expect(screen.getByRole('term').textContent).toBe('Bezorging');
  // The ticket is hidden from screen readers: the fact has the whole date.
  expect(screen.getByText('19').closest('[aria-hidden]')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verder winkelen' })).toBeTruthy();
});
