import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const items = [
  { label: 'Alles', href: '/categorie/verzorging', count: 58, current: true },
  { label: 'Luiers', href: '/categorie/verzorging/luiers', count: 14 },
  { label: 'Zonder aantal', href: '/x' },
];

describeConformance(<SideNavigation title="Categorie" items={items} />);

test('each subcategory is a link with its count in brackets', () => {
  render(<SideNavigation title="Categorie" items={items} />);
  const navigation = screen.getByRole('navigation', { name: 'Categorie' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Alles (58)', 'Luiers (14)', 'Zonder aantal']);
});

test('the current item has aria-current', () => {
  render(<SideNavigation title="Categorie" items={items} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Alles (58)');
});

test('an item without a count has no brackets', () => {
  render(
    <SideNavigation title="Categorie" items={[{ label: 'Luiers', href: '#luiers', count: null as never }]} />,
  );
  expect(screen.getByRole('link').textContent).toBe('Luiers');
});

test('each group is a list with its heading; a group without items is omitted', () => {
  const groups = [
    { title: 'Bestellen', items: [{ label: 'Lijsten', href: '/lijsten', current: true }] },
    { title: 'Organisatie', items: [] },
  ];
  render(<SideNavigation title="Jouw overzicht" items={items.slice(1)} groups={groups} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Jouw overzicht',
    'Bestellen',
  ]);
  const list = screen.getByRole('list', { name: 'Bestellen' });
  expect(within(list).getByRole('link', { current: 'page' }).textContent).toBe('Lijsten');
});
