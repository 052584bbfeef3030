import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import type { FieldControlProps, FieldLabelProps, FieldNoteProps } from './FieldRoot.tsx';
import { FieldControl, FieldError, FieldHint, FieldLabel, FieldRoot, FieldWarning } from './FieldRoot.tsx';

const within = (container: HTMLElement) => container.querySelector('[data-slot=field] > *');
const Label = (props: FieldLabelProps) => (
  <FieldRoot>
    <FieldLabel {...props} />
  </FieldRoot>
);
const Control = (props: FieldControlProps) => (
  <FieldRoot controlId="land" notes={['hint']}>
    <FieldControl {...props} />
    <FieldHint>Waar we bezorgen.</FieldHint>
  </FieldRoot>
);
const Hint = (props: FieldNoteProps) => (
  <FieldRoot>
    <FieldHint {...props} />
  </FieldRoot>
);
const Warning = (props: FieldNoteProps) => (
  <FieldRoot>
    <FieldWarning {...props} />
  </FieldRoot>
);
const Refusal = (props: FieldNoteProps) => (
  <FieldRoot>
    <FieldError {...props} />
  </FieldRoot>
);

describe('FieldRoot', () => describeConformance(<FieldRoot>Land</FieldRoot>));
describe('FieldLabel', () => describeConformance(<Label>Land</Label>, { root: within }));
describe('FieldControl', () =>
  describeConformance<FieldControlProps>(<Control />, { root: within, owned: ['id'] }));
describe('FieldHint', () =>
  describeConformance<FieldNoteProps>(<Hint>Kort.</Hint>, { root: within, owned: ['id'] }));
describe('FieldWarning', () =>
  describeConformance<FieldNoteProps>(<Warning>Kort.</Warning>, { root: within, owned: ['id'] }));
describe('FieldError', () =>
  describeConformance<FieldNoteProps>(<Refusal>Kort.</Refusal>, { root: within, owned: ['id'] }));

const country = (error?: string) => (
  <FieldRoot required>
    <FieldLabel>Land</FieldLabel>
    <FieldControl
      aria-describedby="elders"
      render={
        <select>
          <option>Nederland</option>
        </select>
      }
    />
    <FieldHint>Waar we bezorgen.</FieldHint>
    {error && <FieldError>{error}</FieldError>}
  </FieldRoot>
);
const described = () =>
  (screen.getByRole('combobox').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? id);

test('its label names any control, and the notes describe it while they are rendered', () => {
  const { rerender } = render(country(), { wrapper: StrictMode });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
  expect([select.required, select.getAttribute('aria-invalid')]).toEqual([true, null]);
  expect(described()).toEqual(['Waar we bezorgen.', 'elders']);
  rerender(country('Kies een land.'));
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toEqual(['Kies een land.', 'Waar we bezorgen.', 'elders']);
  rerender(country());
  expect(select.getAttribute('aria-invalid')).toBeNull();
  expect(described()).toEqual(['Waar we bezorgen.', 'elders']);
});

test('with `notes` the server ties them to the control', () => {
  expect(renderToString(<Control />)).toContain('aria-describedby="land-hint"');
});

test('a hidden label still names the control', () => {
  render(
    <FieldRoot>
      <FieldLabel hidden>Zoek in je bestellingen</FieldLabel>
      <FieldControl type="search" />
    </FieldRoot>,
  );
  expect(screen.getByRole('searchbox', { name: 'Zoek in je bestellingen' })).toBeDefined();
});

test('a component outside a field throws an error with the right place', () => {
  expect(() => renderToString(<FieldControl />)).toThrow('FieldControl must be inside a FieldRoot.');
});
