import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckoutLayout } from '../components/commerce/page-layout/CheckoutLayout.tsx';
import { QuickOrderGrid } from '../components/commerce/quick-order-grid/QuickOrderGrid.tsx';
import type {
  QuickOrderLine,
  QuickOrderResult,
} from '../components/commerce/quick-order-grid/QuickOrderLine.ts';
import { sampleParse } from '../components/commerce/quick-order-grid/sampleParse.ts';
import { Button } from '../components/primitives/button/Button.tsx';
import { Card } from '../components/primitives/card/Card.tsx';
import { FileDrop } from '../components/primitives/file-drop/FileDrop.tsx';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * An order by article number: typed by line, pasted from a spreadsheet, or uploaded as a file. Each line shows its
 * result, invalid lines do not block the others, and the button shows the number of valid lines.
 */
const meta = {
  title: 'Patterns/Quick order',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers: Readonly<Record<string, QuickOrderResult>> = {
  '101 512': { state: 'found', name: 'Billendoekjes Puur, 12 × 72 stuks', total: '€ 18,90' },
  '102 110': { state: 'short-stock', name: 'Appelsap, 12 × 1 liter', message: 'Nog 120 dozen op voorraad.' },
  '103 205': { state: 'found', name: 'Luiers maat 4, 4 × 44 stuks', total: '€ 53,90' },
};
const orderText = (count: number) =>
  count === 0
    ? 'Leg in je winkelmand'
    : `Leg ${count} ${count === 1 ? 'product' : 'producten'} in je winkelmand`;
const isOrdered = (result: QuickOrderResult | null) => result?.state === 'found';

function QuickOrderScreen({ typed }: { typed: readonly QuickOrderLine[] }) {
  const [lines, setLines] = useState(typed);
  const results = lines.map(({ articleNumber, quantity }): QuickOrderResult | null =>
    articleNumber && quantity ? (answers[articleNumber] ?? { state: 'not-found' }) : null,
  );
  const count = results.filter(isOrdered).length;
  return (
    <SampleLayout>
      <h1 className="pt-8 text-28 wide:text-40">Snel bestellen</h1>
      <p className="mt-1 text-17 text-ink-2">Typ je artikelnummers, of plak een lijst uit je spreadsheet.</p>
      <CheckoutLayout
        className="pt-6"
        summary={
          <Card title="Heb je een bestellijst?">
            <FileDrop
              label="Bestellijst"
              accept=".csv,.xlsx"
              maxSize={5_000_000}
              hint="Een csv of xlsx tot 5 MB, met artikelnummer en aantal."
            />
          </Card>
        }
      >
        <QuickOrderGrid
          value={lines}
          onValueChange={setLines}
          results={results}
          parse={sampleParse}
          action={
            <Button tone="primary" size="l" disabled={count === 0}>
              {orderText(count)}
            </Button>
          }
        />
      </CheckoutLayout>
    </SampleLayout>
  );
}

export const Empty: Story = { render: () => <QuickOrderScreen typed={[]} /> };
export const Answers: Story = {
  render: () => (
    <QuickOrderScreen
      typed={[
        { articleNumber: '101 512', quantity: '2' },
        { articleNumber: '102 110', quantity: '400' },
        { articleNumber: '103 205', quantity: '1' },
        { articleNumber: '999 999', quantity: '1' },
      ]}
    />
  ),
};
