import type { DemoPage } from '../../DemoPage.ts';

/** Where to ask what. */
export const contact: DemoPage = {
  urlTitle: 'contact',
  title: 'Contact',
  position: 'FOOTER',
  body: [
    '<p>Magazijn is een demonstratie van een webwinkel voor de kinderopvang. Er zit geen klantenservice achter: de bedrijven, de producten en de prijzen zijn bedacht.</p>',
    '<h2>Vraag over een bestelling</h2>',
    '<p>Je vindt al je bestellingen en facturen onder <a href="/profiel">Jouw overzicht</a>. Daar zie je ook het ordernummer, dat je in een echte winkel bij de hand houdt als je belt.</p>',
    '<h2>Vraag over deze demonstratie</h2>',
    '<p>Beheer je deze winkel, dan kun je deze bladzijde vervangen door je eigen tekst. Het e-mailadres en het telefoonnummer erboven stel je in.</p>',
  ].join(''),
};
