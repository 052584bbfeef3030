import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { TextAreaField } from './TextAreaField.tsx';

describeConformance(<TextAreaField label="Opmerking" hint="Kort." />, {
  control: (container) => container.querySelector('textarea'),
});

test('it takes several lines, and its notes describe it', async () => {
  render(<TextAreaField label="Opmerking" hint="Voor de chauffeur." required={false} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Opmerking/ });
  await userEvent.type(area, 'Achterom{Enter}Bel aan');
  expect(area.value).toBe('Achterom\nBel aan');
  expect(area.required).toBe(false);
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Voor de chauffeur.',
  );
});
