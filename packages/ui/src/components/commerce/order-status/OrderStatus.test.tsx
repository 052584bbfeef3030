import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderStatus } from './OrderStatus.tsx';

describeConformance(<OrderStatus>In behandeling</OrderStatus>);

test.each(['neutral', 'info', 'positive', 'warning', 'danger'] as const)(
  'as %s its text has the meaning; icon and colour repeat it',
  (tone) => {
    const { container } = render(<OrderStatus tone={tone}>Geleverd</OrderStatus>);
    expect(screen.getByText('Geleverd')).toBeDefined();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);
