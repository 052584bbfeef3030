import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Card } from './Card.tsx';

describe('with a title', () => describeConformance(<Card title="Bezorgadres">Beukenlaan 14</Card>));
describe('without', () => describeConformance(<Card>Beukenlaan 14</Card>));

test('its title is its accessible name and a heading of the given level', () => {
  render(
    <Card
      title="Bezorgadres"
      headingLevel={3}
      aside={<a href="/adres">Wijzig</a>}
      footer="Gebruikt sinds maart"
    >
      Beukenlaan 14
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Bezorgadres' });
  expect(screen.getByRole('heading', { level: 3, name: 'Bezorgadres' })).toBeDefined();
  expect(card.textContent).toBe('BezorgadresWijzigBeukenlaan 14Gebruikt sinds maart');
});

test('without a title it is not a region', () => {
  render(<Card>Beukenlaan 14</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});
