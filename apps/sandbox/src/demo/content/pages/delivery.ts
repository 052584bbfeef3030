import type { DemoPage } from '../../DemoPage.ts';

/** How ordering and delivery go. */
export const delivery: DemoPage = {
  urlTitle: 'bezorgen',
  title: 'Bestellen en bezorgen',
  position: 'FOOTER',
  body: [
    '<p>Bestel je op een werkdag vóór 12.00 uur, dan bezorgen we binnen 1 tot 2 werkdagen. Bij het betalen kies je zelf een van de bezorgdagen.</p>',
    '<h2>Bezorgkosten</h2>',
    '<p>In Nederland en Vlaanderen bezorgen we gratis vanaf € 100. Daaronder betaal je € 7,50. Het minimum voor een bestelling is € 50. Alle bedragen zijn zonder btw.</p>',
    '<h2>Tot in je magazijn</h2>',
    '<p>In Nederland zet de chauffeur de dozen in je magazijn. Zorg dat er iemand is die de deur opent, binnen de openingstijden die je bij je registratie hebt opgegeven.</p>',
    '<h2>Uitverkocht?</h2>',
    '<p>Bij een product dat er niet is, kun je een e-mail aanvragen. Je krijgt bericht zodra het weer op voorraad is.</p>',
    '<p>Dit is een demonstratie: bestellingen worden bewaard, maar er gaat geen doos de deur uit.</p>',
  ].join(''),
};
