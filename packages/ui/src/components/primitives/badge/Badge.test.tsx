import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Badge } from './Badge.tsx';

describe('a state', () => describeConformance(<Badge tone="positive">Betaald</Badge>));
describe('a count', () => describeConformance(<Badge count={3} />));

test('a count above the maximum shows the maximum and a plus', () => {
  render(
    <>
      <Badge count={99} />
      <Badge count={100} />
      <Badge count={10} max={9} />
    </>,
  );
  expect(screen.getByText('99')).toBeDefined();
  expect(screen.getByText('99+')).toBeDefined();
  expect(screen.getByText('9+')).toBeDefined();
});

test('a screen reader reads the label instead of the figure', () => {
  render(<Badge count={9} label="9 artikelen" />);
  expect(screen.getByText('9').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('9 artikelen')).toBeDefined();
});

test('an unknown count shows no figure', () => {
  const { container } = render(<Badge count={null as never}>Nieuw</Badge>);
  expect(container.textContent).toBe('Nieuw');
});
