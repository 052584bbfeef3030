import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumbList.ts';

test('[S26] steps are numbered, and named by their whole address', () => {
  const steps = [{ label: 'Home', href: '/' }, { label: 'Luiers' }];
  expect(breadcrumbList(steps, 'https://shop.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Luiers' },
    ],
  });
});
