import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';

describeConformance(<CheckoutLayout summary="som">inhoud</CheckoutLayout>);

test('the content comes before the summary in reading order', () => {
  const { container } = render(<CheckoutLayout summary="som">inhoud </CheckoutLayout>);
  expect(container.textContent).toBe('inhoud som');
});

test('without a summary the content has the full width', () => {
  const { container } = render(<CheckoutLayout summary={null}>inhoud</CheckoutLayout>);
  expect(container.querySelector('[data-slot=summary]')).toBeNull();
});
