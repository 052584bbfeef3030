import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Text } from './Text.tsx';

describeConformance(<Text>Bestel vóór 12.00 uur</Text>);

test('it is a paragraph, or the element of `as`', () => {
  render(
    <>
      <Text>Een alinea</Text>
      <Text as="span">Een woord</Text>
    </>,
  );
  expect(screen.getByText('Een alinea').tagName).toBe('P');
  expect(screen.getByText('Een woord').tagName).toBe('SPAN');
});
