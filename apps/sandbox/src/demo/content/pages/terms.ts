import type { DemoPage } from '../../DemoPage.ts';

/** The terms that registration links to. */
export const terms: DemoPage = {
  urlTitle: 'algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  position: 'FOOTER',
  body: [
    '<p>Deze voorwaarden horen bij een demonstratie. Ze laten zien wat er in een echte winkel op deze plaats staat; je kunt er geen rechten aan ontlenen.</p>',
    '<h2>1. Voor wie</h2>',
    '<p>Magazijn levert aan bedrijven en instellingen, niet aan particulieren. Na je registratie controleren we je gegevens; daarna kun je bestellen.</p>',
    '<h2>2. Prijzen</h2>',
    '<p>Alle prijzen zijn in euro en zonder btw. In je winkelmand zie je de btw per tarief. De prijs op het moment van bestellen geldt.</p>',
    '<h2>3. Acties</h2>',
    '<p>Bij een actie met een gratis artikel vul je het totale aantal in, met het gratis artikel erbij. De korting staat onder aan de factuur. Een actie geldt zolang de voorraad strekt.</p>',
    '<h2>4. Bezorging</h2>',
    '<p>De bezorgdag die je kiest is ons streven. Zie je schade aan een doos, meld die dan binnen twee werkdagen.</p>',
    '<h2>5. Betalen</h2>',
    '<p>Je betaalt met iDEAL, op rekening of, in Nederland, met automatische incasso. Een factuur op rekening betaal je binnen 14 dagen.</p>',
    '<h2>6. Retour</h2>',
    '<p>Ongeopende verpakkingen mag je binnen 14 dagen terugsturen. Voor voeding en geopende verzorgingsproducten geldt dat niet.</p>',
  ].join(''),
};
