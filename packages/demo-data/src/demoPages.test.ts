import { expect, test } from 'vitest';
import { demoCatalogue } from './DemoCatalogue.ts';

const { pages: demoPages } = demoCatalogue();

test('the published pages exist, with a title and text', () => {
  const urls = demoPages.map(({ urlTitle }) => urlTitle);
  expect(new Set(urls)).toEqual(
    new Set([
      'bezorgen',
      'contact',
      'over-ons',
      'algemene-voorwaarden',
      'privacy',
      'toegankelijkheid',
      'colofon',
    ]),
  );
  expect(urls).toHaveLength(7);
  for (const { title, body, position } of demoPages) {
    expect(title).not.toBe('');
    expect(body.length).toBeGreaterThan(300);
    expect(position).toBe('FOOTER');
  }
});

test('the accessibility statement has the contents of the Dutch government’s model', () => {
  const statement = demoPages.find(({ urlTitle }) => urlTitle === 'toegankelijkheid')?.body ?? '';
  const parts = [
    'Toegankelijkheidsverklaring',
    'Nalevingsstatus',
    'Bekende tekortkomingen',
    'Opstelling van deze verklaring',
    'Feedback en contact',
    'Als je er met ons niet uitkomt',
  ];
  for (const part of parts) expect(statement).toMatch(new RegExp(`<h[23]>${part}</h[23]>`));
  for (const name of [
    'EN 301 549 versie 3.2.1',
    'WCAG 2.2',
    'European Accessibility Act',
    'Autoriteit Consument &amp; Markt',
  ])
    expect(statement).toContain(name);
  // Each shortcoming has its clause and criterion, and all other contents of the model.
  const shortcomings = statement.split(/<h4>/).slice(1);
  expect(shortcomings.length).toBeGreaterThan(0);
  for (const shortcoming of shortcomings) {
    const [, clause, criterion] = /^EN 301 549: 9\.([\d.]+), WCAG ([\d.]+): /.exec(shortcoming) ?? [];
    expect(clause).toBe(criterion);
    for (const word of ['Beschrijving', 'Oorzaak', 'Gevolg', 'Alternatief', 'Maatregel'])
      expect(shortcoming).toContain(`<strong>${word}:</strong>`);
  }
  expect(statement).toMatch(/opgesteld op \d{1,2} [a-z]+ 20\d\d/);
  expect(statement).toContain('href="/kruidvat/contact"');
  // Scope, responsible organisation, basis, and when the shortcomings are reviewed.
  for (const said of [
    'met alle bladzijden op het adres',
    'staat de directie',
    'het verslag per criterium',
    'uiterlijk zes maanden',
  ])
    expect(statement).toContain(said);
});
