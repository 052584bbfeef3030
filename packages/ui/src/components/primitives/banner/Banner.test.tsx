import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Banner } from './Banner.tsx';

describeConformance(<Banner title="We bezorgen morgen niet." />);

test('it is a region with its tone, title and actions', () => {
  render(
    <Banner
      tone="warning"
      title="Je limiet is bijna bereikt."
      actions={<button type="button">Verhoog</button>}
    >
      Er is nog € 180 over.
    </Banner>,
  );
  const banner = screen.getByRole('region', { name: 'Let op: Je limiet is bijna bereikt.' });
  expect(banner.textContent).toContain('Er is nog € 180 over.');
  expect(screen.getByRole('button', { name: 'Verhoog' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sluit bericht' })).toBeNull();
});

test('its close button notifies the caller, who removes it', async () => {
  const onDismiss = vi.fn();
  render(<Banner title="We bezorgen morgen niet." onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sluit bericht' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(screen.getByRole('region')).toBeDefined();
});
