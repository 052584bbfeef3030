import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { CategoryHeading } from './CategoryHeading.tsx';

describeConformance(<CategoryHeading number={1} title="Luiers & verzorging" />);

test('the heading says number and name once', () => {
  render(
    <CategoryHeading number={1} title="Luiers & verzorging" intro="Alles om kinderen schoon te houden." />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Gangpad 1: Luiers & verzorging' })).toBeTruthy();
});

test('without a number it is a plain heading', () => {
  render(<CategoryHeading title="Zoekresultaten" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Zoekresultaten' })).toBeTruthy();
});
