import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';

describeConformance(<SidebarLayout sidebar={<nav>lijst</nav>}>inhoud</SidebarLayout>);

test('without a sidebar there is only the content', () => {
  const { container } = render(<SidebarLayout>inhoud</SidebarLayout>);
  expect(container.querySelector('[data-slot=sidebar]')).toBeNull();
  expect(container.textContent).toBe('inhoud');
});
