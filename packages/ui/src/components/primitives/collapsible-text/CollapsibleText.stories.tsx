import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../rich-text/RichText.tsx';
import { CollapsibleText } from './CollapsibleText.tsx';

const long = `<p>Pukkie maat 4 is de luier voor dreumesen die de hele dag in beweging zijn. De zachte boord rond de beentjes sluit goed aan zonder te knellen en de kern houdt tot twaalf uur droog, dus ook tijdens het middagslaapje.</p>
<p>Het streepje op de voorkant kleurt van geel naar blauw als de luier nat is. Zo zie je in één oogopslag wie er verschoond moet worden. De luier is vrij van parfum, lotion en latex en dermatologisch getest op de gevoelige huid.</p>
<p>De plakstrips zijn opnieuw te sluiten. <a href="#maten">Bekijk alle maten</a>.</p>
<p>Gebruik ze binnen drie jaar en bewaar ze droog. De verpakking is van gerecycled plastic en kan bij het plastic afval.</p>`;

const meta = {
  title: 'Primitives/CollapsibleText',
  component: CollapsibleText,
  args: { children: <RichText html={long} /> },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof CollapsibleText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const ProductInformation: Story = { args: { maxHeight: 250 } };
export const ShortText: Story = { args: { children: <p>Dit past.</p> } };
export const HidesAllergens: Story = {
  tags: ['do-not'],
  args: {
    maxHeight: 100,
    children: (
      <RichText html="<p>Onze heerlijke pindakaas wordt met liefde gemaakt, in een fabriek met een lange geschiedenis. Kinderen zijn er dol op, op de boterham en door de pap. Probeer hem ook eens in een saus bij de groenten.</p><p><b>Allergenen: bevat pinda, kan sporen van noten bevatten.</b></p>" />
    ),
  },
};
