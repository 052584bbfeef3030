import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Tag } from './Tag.tsx';

describeConformance(<Tag tone="sale">2+1 gratis</Tag>);

test('a sale and a new product look different', () => {
  render(
    <>
      <Tag tone="sale">2+1 gratis</Tag>
      <Tag tone="new">Nieuw</Tag>
    </>,
  );
  expect(screen.getByText('2+1 gratis').className).not.toBe(screen.getByText('Nieuw').className);
});
