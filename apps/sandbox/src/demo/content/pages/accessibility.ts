import type { DemoPage } from '../../DemoPage.ts';

/** What the shop does for everyone to be able to order. */
export const accessibility: DemoPage = {
  urlTitle: 'toegankelijkheid',
  title: 'Toegankelijkheid',
  position: 'FOOTER',
  body: [
    '<p>Iedereen moet in deze winkel kunnen bestellen. We werken volgens de richtlijnen WCAG 2.2, niveau A en AA.</p>',
    '<h2>Wat je mag verwachten</h2>',
    '<ul><li>Alles werkt met het toetsenbord, en je ziet steeds waar je bent</li><li>Tekst en randen hebben genoeg contrast, ook in het donkere thema</li><li>Je kunt de tekst tot 200 procent vergroten</li><li>Een schermlezer leest prijzen, meldingen en de stand van je winkelmand voor</li><li>Wie minder beweging wil, krijgt geen animaties</li></ul>',
    '<h2>Kom je er niet uit?</h2>',
    '<p>Vertel de beheerder van deze winkel wat je wilde doen, met welk apparaat en waar het misging. Dan is het op te lossen.</p>',
  ].join(''),
};
