import type { Meta, StoryObj } from '@storybook/react-vite';

/** One family; width carries the hierarchy: text 96, headings 90, numerals 70. */
function Voices() {
  return (
    <div className="grid gap-6">
      <p className="type-heading text-40">Wanneer mogen we komen?</p>
      <p className="type-heading text-28">Best verkocht</p>
      <p className="type-heading text-22">Productinformatie</p>
      <p className="text-17">Vul drie dozen in, je betaalt er twee.</p>
      <p className="text-16">Van de verschoontafel tot de zonnebrand: alles om kinderen gezond te houden.</p>
      <p className="text-15">Bestel vóór 12.00 uur en je levering komt woensdag.</p>
      <p className="text-13 text-ink-2">8–14 kg · 4 × 44 stuks · Art. 101 404</p>
      <p className="type-numeral text-44">1.234 0678 95</p>
      <p className="type-numeral text-120">26</p>
      <p className="type-numeral text-168">12</p>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Voices } satisfies Meta<typeof Voices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};
