import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { PricePrompt } from './PricePrompt.tsx';

describeConformance(<PricePrompt href="/login">Log in voor prijzen</PricePrompt>);

test('it is a link that also works without a click handler', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <PricePrompt href="/login" onClick={onClick}>
      Log in voor prijzen
    </PricePrompt>,
  );
  const link = screen.getByRole('link', { name: 'Log in voor prijzen' });
  expect(link.getAttribute('href')).toBe('/login');
  await userEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
});
