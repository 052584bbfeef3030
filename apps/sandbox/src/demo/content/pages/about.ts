import type { DemoPage } from '../../DemoPage.ts';

/** What this shop shows. */
export const about: DemoPage = {
  urlTitle: 'over-ons',
  title: 'Over Magazijn',
  position: 'FOOTER',
  body: [
    '<p>Magazijn laat zien hoe een groothandel voor de kinderopvang online kan werken: van luiers tot verf, van soep tot stoelen, in één bestelling.</p>',
    '<h2>Gemaakt voor wie elke week bestelt</h2>',
    '<p>Wie inkoopt voor een opvang heeft weinig tijd. Daarom staan prijs, inhoud en voorraad bij elkaar, kun je met een paar klikken opnieuw bestellen en zie je vooraf wanneer de chauffeur komt.</p>',
    '<ul><li>Vóór 12.00 uur besteld, binnen 1 tot 2 werkdagen bezorgd</li><li>Gratis bezorgd in Nederland en Vlaanderen vanaf € 100</li><li>Scherpe prijzen en acties voor de kinderopvang</li><li>De chauffeur zet alles in je magazijn (in Nederland)</li></ul>',
    '<h2>Een demonstratie</h2>',
    '<p>De merken, bedrijven en producten in deze winkel bestaan niet. De plaatjes zijn getekend. Je kunt alles uitproberen, ook betalen: er wordt niets afgeschreven.</p>',
  ].join(''),
};
