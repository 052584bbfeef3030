import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { Field } from './Field.tsx';

describeConformance(
  <Field controlId="land" label="Land">
    <input id="land" />
  </Field>,
);

test('its label names the control, and its texts stand under the ids that describe it', () => {
  render(
    <Field controlId="land" label="Land" hint="Waar we bezorgen." error="Kies een land." optional>
      <input id="land" />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: /^Land ?\(niet verplicht\)$/ })).toBeDefined();
  expect(document.getElementById('land-hint')?.textContent).toBe('Waar we bezorgen.');
  expect(document.getElementById('land-error')?.textContent).toBe('Kies een land.');
});
