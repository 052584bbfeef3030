import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CategoryHeading } from './CategoryHeading.tsx';

describeConformance(<CategoryHeading number={1} title="Luiers & verzorging" />);

test('the heading contains number and name once', () => {
  render(
    <CategoryHeading number={1} title="Luiers & verzorging" intro="Alles om kinderen schoon te houden." />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Gangpad 1: Luiers & verzorging' })).toBeTruthy();
});

test('a mark instead of the number is hidden from screen readers', () => {
  render(<CategoryHeading number={90} mark="%" title="Aanbiedingen" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Aanbiedingen' })).toBeTruthy();
  expect(screen.getByText('%').getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByText('90')).toBeNull();
});

test('without a number it is a plain heading', () => {
  render(<CategoryHeading title="Zoekresultaten" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Zoekresultaten' })).toBeTruthy();
});
