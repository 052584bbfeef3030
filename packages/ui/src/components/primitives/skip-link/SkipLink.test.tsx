import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SkipLink } from './SkipLink.tsx';

describeConformance(<SkipLink href="#inhoud" />);

test('it is the first tab stop and leads to the content', async () => {
  render(
    <>
      <SkipLink href="#inhoud" />
      <a href="/">Home</a>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Naar de inhoud' }));
  expect(document.activeElement?.getAttribute('href')).toBe('#inhoud');
});
