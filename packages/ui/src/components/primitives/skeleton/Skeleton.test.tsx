import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

describe('Skeleton', () => describeConformance(<Skeleton />));
describe('SkeletonGroup', () => describeConformance(<SkeletonGroup label="Laden" />));

test('the label is read once, for any number of skeletons', () => {
  const { container } = render(
    <SkeletonGroup label="Je bestellingen laden">
      <Skeleton />
      <Skeleton shape="circle" />
    </SkeletonGroup>,
  );
  expect(screen.getByText('Je bestellingen laden')).toBeDefined();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  for (const skeleton of container.querySelectorAll('[data-slot="skeleton"]')) {
    expect(skeleton.getAttribute('aria-hidden')).toBe('true');
  }
});
