import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { type QuoteState, QuoteSteps } from './QuoteSteps.tsx';

describeConformance(
  <QuoteSteps state="offered" details={{ offered: { time: '11 maart', note: 'Geldig tot 25 maart.' } }} />,
);

test.each<[QuoteState, readonly string[]]>([
  ['requested', ['Aangevraagd Nu', 'Aangeboden (nog niet)', 'Geaccepteerd (nog niet)']],
  ['offered', ['Aangevraagd (gedaan)', 'Aangeboden Nu', 'Geaccepteerd (nog niet)']],
  ['accepted', ['Aangevraagd (gedaan)', 'Aangeboden (gedaan)', 'Geaccepteerd (gedaan)']],
  ['expired', ['Aangevraagd (gedaan)', 'Aangeboden (gedaan)', 'Verlopen (gestopt)']],
])('a quote that is %s shows the state of each step', (state, expected) => {
  render(<QuoteSteps state={state} />);
  expect(screen.getByRole('list', { name: 'Je offerte stap voor stap' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expected);
});

test('details show at their step, and those of a step outside the sequence are left out', () => {
  render(
    <QuoteSteps
      state="accepted"
      details={{ offered: { time: '11 maart' }, expired: { time: '26 maart' } }}
    />,
  );
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('11 maart');
  expect(screen.queryByText('26 maart')).toBeNull();
});
