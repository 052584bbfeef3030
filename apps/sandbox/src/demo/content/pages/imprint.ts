import type { DemoPage } from '../../DemoPage.ts';

/** Who answers for the shop. */
export const imprint: DemoPage = {
  urlTitle: 'colofon',
  title: 'Colofon',
  position: 'FOOTER',
  body: [
    '<p>Magazijn is een demonstratie en geen bestaand bedrijf. Er is dus geen inschrijving bij de Kamer van Koophandel.</p>',
    '<h2>Wat hier hoort te staan</h2>',
    '<p>Een echte winkel noemt op deze bladzijde de naam van de onderneming, het vestigingsadres, het e-mailadres, het KvK-nummer en het btw-nummer. Wie deze winkel gebruikt, vult dat hier in.</p>',
    '<h2>Beeld en lettertype</h2>',
    '<p>Alle productafbeeldingen zijn getekend voor deze demonstratie. Het lettertype is Archivo, uitgegeven onder de SIL Open Font License.</p>',
  ].join(''),
};
