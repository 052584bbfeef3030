import { buildAddress, buildCompany } from '@magazijn/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const open = (company = buildCompany(), links = {}) =>
  renderRoute('/profiel/overzicht', {
    viewer: 'customer',
    links,
    stubs: [stub('profile', company), stub('switchableCompanies', [])],
  });
const terms = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('[E04] name, customer number, VAT code, fiscal code, IBAN and payment method', async () => {
  await open(
    buildCompany({
      vatNumber: 'NL001234567B01',
      fiscalNumber: '12345678',
      iban: 'NL91ABNA0417164300',
      payment: 'debit',
    }),
  );
  expect(terms()).toEqual([
    ['Naam', 'Kinderopvang De Vlinder'],
    ['Klantnummer', '100001'],
    ['Btw-nummer', 'NL001234567B01'],
    ['KvK- of ondernemingsnummer', '12345678'],
    ['IBAN', 'NL91ABNA0417164300'],
    ['Betaalwijze', 'Automatische incasso'],
  ]);
});

test('[E04] missing data has no line', async () => {
  await open();
  expect(terms().map(([term]) => term)).toEqual(['Naam', 'Klantnummer', 'Betaalwijze']);
});

test('[E01, E02] delivery and invoice address, each as on an envelope, with its telephone number', async () => {
  await open(
    buildCompany({
      mainAddress: buildAddress({ salutation: 'Dhr.', lastName: 'Bakker', phoneNumber: '030 123 45 67' }),
      invoiceAddress: buildAddress({ salutation: 'Mevr.', lastName: 'Kok', city: 'Gent', country: 'BE' }),
    }),
  );
  expect(screen.getByText('Bezorgadres').parentElement?.textContent).toMatch(/Dhr\. Bakker.*030 123 45 67/);
  const invoice = screen.getByText('Factuuradres').parentElement?.textContent;
  for (const text of ['Mevr. Kok', 'Beukenlaan 14', '3581 KL Gent', 'België'])
    expect(invoice).toContain(text);
});

test('[S72] the banner explains what can be changed, and how', async () => {
  await open();
  const banner = screen.getByText(/Je wachtwoord kun je in je account wijzigen/);
  expect(banner.textContent).toMatch(/wijzigingsverzoek per e-mail\.$/);
});

test('[S72] a change is requested by mail to the configured address, with the customer number, or by phone; without an address, by the contact page', async () => {
  const given = { sellerEmail: 'service@plank.test', sellerPhone: '+31 (20) 000-0000' };
  const request = () => screen.getByRole('link', { name: 'wijzigingsverzoek per e-mail' });
  const first = await open(buildCompany(), given);
  expect(request().getAttribute('href')).toBe(
    'mailto:service@plank.test?subject=Wijzigingsverzoek%20van%20klantnummer%20100001',
  );
  expect(screen.getByRole('link', { name: given.sellerPhone }).getAttribute('href')).toBe('tel:+31200000000');
  first.unmount();
  await open();
  expect(request().getAttribute('href')).toBe('/kruidvat/contact');
});

test('the registered opening hours show if the back end returns them', async () => {
  const first = await open(
    buildCompany({
      openingHours: [
        { weekday: 'monday', open: { from: '07:30', until: '18:00' } },
        { weekday: 'sunday', open: null },
      ],
    }),
  );
  expect(screen.getByRole('heading', { name: 'Openingstijden' })).toBeTruthy();
  expect(terms()).toContainEqual(['Maandag', '07:30 – 18:00']);
  expect(terms()).toContainEqual(['Zondag', 'Gesloten']);
  first.unmount();
  await open();
  expect(screen.queryByRole('heading', { name: 'Openingstijden' })).toBeNull();
});
