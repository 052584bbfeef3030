import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Luiers', href: '/categorie/luiers' },
  { label: 'Maat 4' },
];

describeConformance(<Breadcrumbs items={items} onBack={() => undefined} />);

test('the path leads from the home page to the current page', () => {
  render(<Breadcrumbs items={items} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Luiers', '/categorie/luiers'],
  ]);
  expect(screen.getByText('Maat 4').getAttribute('aria-current')).toBe('page');
});

test('the button goes back', async () => {
  const onBack = vi.fn();
  render(<Breadcrumbs items={items} onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ga terug' }));
  expect(onBack).toHaveBeenCalledOnce();
});
