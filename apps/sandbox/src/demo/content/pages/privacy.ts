import type { DemoPage } from '../../DemoPage.ts';

/** What is kept, and why. */
export const privacy: DemoPage = {
  urlTitle: 'privacy',
  title: 'Privacy',
  position: 'FOOTER',
  body: [
    '<p>Deze demonstratie bewaart alleen wat nodig is om een winkel te laten werken. Vul geen gegevens in van echte mensen.</p>',
    '<h2>Wat we bewaren</h2>',
    '<ul><li>De gegevens van je bedrijf: naam, adressen, openingstijden en hoe je betaalt</li><li>Je e-mailadres en je wachtwoord, versleuteld opgeslagen</li><li>Je bestellingen, favorieten en aanvragen voor een voorraadmail</li></ul>',
    '<h2>In je browser</h2>',
    '<p>Je browser onthoudt dat je bent ingelogd en wat er in je winkelmand ligt. Er is één cookie, die formulieren beveiligt. Er zijn geen cookies om je te volgen en er is geen reclame.</p>',
    '<h2>Met wie we delen</h2>',
    '<p>Met niemand. De betaalpagina in deze demonstratie is nagemaakt en stuurt niets door.</p>',
  ].join(''),
};
