import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Stack } from './Stack.tsx';

describeConformance(<Stack>Appelsap</Stack>);

test('as a list it has the role list', () => {
  render(
    <Stack as="ul" gap="s">
      <li>Appelsap</li>
      <li>Luiers</li>
    </Stack>,
  );
  expect(screen.getByRole('list').children).toHaveLength(2);
});

test('an explicit undefined is the default', () => {
  const { container } = render(
    <>
      <Stack>A</Stack>
      <Stack direction={undefined} gap={undefined} align={undefined} justify={undefined} as={undefined}>
        A
      </Stack>
    </>,
  );
  const [plain, explicit] = container.children;
  expect(explicit?.outerHTML).toBe(plain?.outerHTML);
});
