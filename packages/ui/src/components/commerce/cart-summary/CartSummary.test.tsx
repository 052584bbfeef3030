import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CartSummary } from './CartSummary.tsx';

const summary = (
  <CartSummary
    title="Overzicht"
    rows={[
      [
        { label: 'Subtotaal excl. btw', value: '68,05' },
        { label: 'Bezorgkosten', value: '7,50', note: 'Nog € 31,95 tot gratis bezorging' },
      ],
      [{ label: 'Btw 9% over 27,00', value: '2,43', tone: 'muted' }],
      [],
    ]}
    total={{ label: 'Totaal incl. btw', price: { integer: '88', fraction: '18', spoken: '88 euro 18' } }}
    action={
      <button type="button" disabled>
        Nu bestellen
      </button>
    }
    blocked="Los eerst de foutmelding bovenaan op."
  />
);

describeConformance(summary, { required: ['integer', 'fraction', 'spoken'] });

test('amounts are terms with descriptions, in their groups', () => {
  const { container } = render(summary);
  expect(screen.getByRole('region', { name: 'Overzicht' })).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Subtotaal excl. btw',
    'Bezorgkosten',
    'Btw 9% over 27,00',
  ]);
  expect(container.querySelectorAll('dl')).toHaveLength(2);
  expect(screen.getByText('Nog € 31,95 tot gratis bezorging')).toBeTruthy();
});

test('screen readers read the total as an amount', () => {
  render(summary);
  expect(screen.getByText('88 euro 18')).toBeTruthy();
});

test('[V20] the reason why ordering is blocked is beside the button', () => {
  render(summary);
  expect(screen.getByRole('button', { name: 'Nu bestellen' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Los eerst de foutmelding bovenaan op.')).toBeTruthy();
});
