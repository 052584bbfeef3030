import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProcurementBanner } from './ProcurementBanner.tsx';

describeConformance(<ProcurementBanner host="inkoop.voorbeeld.nl" />, { required: ['host'] });

test('it names the procurement system, and the user can leave it', async () => {
  const onCancel = vi.fn();
  render(<ProcurementBanner host="inkoop.voorbeeld.nl" onCancel={onCancel} />);
  expect(screen.getByRole('region', { name: 'Inkoopsysteem' }).textContent).toContain(
    'Je bestelt via inkoop.voorbeeld.nl.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
