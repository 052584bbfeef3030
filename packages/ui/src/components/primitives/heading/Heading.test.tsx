import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Heading } from './Heading.tsx';

describeConformance(<Heading level={2}>Adres en betaling</Heading>);

test.each([1, 2, 3, 4, 5, 6] as const)('level %i is a heading of that level, whatever its size', (level) => {
  render(
    <Heading level={level} size="l">
      Adres en betaling
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Adres en betaling' })).toBeDefined();
});

test('a given size does not change with the level', () => {
  render(
    <>
      <Heading level={2} size="l">
        Een
      </Heading>
      <Heading level={4} size="l">
        Twee
      </Heading>
    </>,
  );
  const [first, second] = screen.getAllByRole('heading');
  expect(first?.className).toBe(second?.className);
});
