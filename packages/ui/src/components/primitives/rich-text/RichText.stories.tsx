import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  args: {
    html: `<h2>Retour en ruilen</h2><p>Is er iets niet goed? Geef het binnen <b>veertien dagen</b> door via <a href="#overzicht">je overzicht</a>.</p>
<h3>Wat je nodig hebt</h3><ul><li>Het bestelnummer van negen cijfers</li><li>Een foto als het beschadigd is</li></ul>
<h3>Wat er dan gebeurt</h3><ol><li>We bekijken je melding dezelfde dag.</li><li>De chauffeur neemt het mee bij de volgende levering.</li></ol>
<table><thead><tr><th>Reden</th><th>Kosten</th></tr></thead><tbody><tr><td>Verkeerd geleverd</td><td>geen</td></tr><tr><td>Verkeerd besteld</td><td>€ 7,50</td></tr></tbody></table>
<blockquote><p>Hygiëneproducten die open zijn nemen we niet terug.</p></blockquote>`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const LooksAreNotStructure: Story = {
  tags: ['do-not'],
  args: { html: '<p><b>RETOUR</b><br><br>- bestelnummer<br>- foto<br><br><b>KOSTEN</b><br><br>geen</p>' },
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    html: `<h2>${unbrokenName}</h2><p>${longName} <a href="#a">${unbrokenName}</a></p><ul><li>${unbrokenName}</li></ul><table><tbody><tr>${`<td>${unbrokenName.slice(0, 60)}</td>`.repeat(5)}</tr></tbody></table><pre>${unbrokenName}</pre><p>${markupName.replaceAll('<', '&lt;')}</p><img src="data:image/png;base64,AA" alt="Ontbreekt" width="2000" height="40">`,
  },
};
