import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Grid } from './Grid.tsx';

describeConformance(<Grid>Appelsap</Grid>);

test('as a list it has the role list', () => {
  render(
    <Grid as="ul" columns={2}>
      <li>Appelsap</li>
      <li>Luiers</li>
    </Grid>,
  );
  expect(screen.getByRole('list').children).toHaveLength(2);
});

test('a fixed number of columns is one column on a phone by default', () => {
  const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';
  const { container, rerender } = render(<Grid columns={4} />);
  expect(classOf(container.firstElementChild)).toContain('max-wide:grid-cols-1');
  rerender(<Grid columns={4} narrow={2} />);
  expect(classOf(container.firstElementChild)).toContain('max-wide:grid-cols-2');
  rerender(<Grid />);
  expect(classOf(container.firstElementChild)).not.toContain('max-wide');
});
