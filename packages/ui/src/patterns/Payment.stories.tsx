import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressBlock } from '../components/commerce/address-block/AddressBlock.tsx';
import { AddressBlocks } from '../components/commerce/address-block/AddressBlocks.tsx';
import { CartSummary, type CartSummaryProps } from '../components/commerce/cart-summary/CartSummary.tsx';
import { OrderBar } from '../components/commerce/cart-summary/OrderBar.tsx';
import { sampleCartLines } from '../components/commerce/cart-table/sampleCartLines.ts';
import { CheckoutTabs } from '../components/commerce/checkout-tabs/CheckoutTabs.tsx';
import { sampleSteps } from '../components/commerce/checkout-tabs/sampleSteps.ts';
import { DeliveryDates } from '../components/commerce/delivery-dates/DeliveryDates.tsx';
import { sampleDates } from '../components/commerce/delivery-dates/sampleDates.ts';
import { OrderConfirmation } from '../components/commerce/order-confirmation/OrderConfirmation.tsx';
import { OrderLines, type OrderLinesProps } from '../components/commerce/order-lines/OrderLines.tsx';
import { CheckoutLayout } from '../components/commerce/page-layout/CheckoutLayout.tsx';
import { Button } from '../components/primitives/button/Button.tsx';
import { ButtonLink } from '../components/primitives/button/ButtonLink.tsx';
import { storyPicture } from '../testing/storyPicture.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * Payment: address, delivery day and payment method below each other, totals and order lines beside them, and one
 * button. The thank-you page shows the next steps, the totals and the address, above the order lines.
 */
const meta = {
  title: 'Patterns/Payment',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const deliveryAddress = ['Kinderopvang De Vlinder', 'Afdeling inkoop', 'Beukenlaan 14', '3581 KL Utrecht'];

const lines: OrderLinesProps['lines'] = sampleCartLines.map((line) => ({
  id: line.name,
  picture: <img src={storyPicture(line.picture)} alt="" width={95} height={95} />,
  name: line.name,
  category: Number(line.articleNumber?.slice(1, 3)),
  detail: line.contents,
  quantityText: `${line.quantity} ×`,
  total: line.total,
  ...(line.giveAway && { note: { tone: 'positive' as const, text: 'Uw gratis artikel!' } }),
}));

const sums: CartSummaryProps['rows'] = [
  [
    { label: 'Subtotaal excl. btw', value: '153,70' },
    { label: 'Korting 2+1, twee acties', value: '−36,40', tone: 'discount' },
    { label: 'Bezorgkosten', value: 'gratis', tone: 'positive' },
  ],
  [
    { label: 'Btw 9% over € 27,00', value: '2,43', tone: 'muted' },
    { label: 'Btw 21% over € 90,30', value: '18,96', tone: 'muted' },
  ],
];

const total = {
  label: 'Totaal incl. btw',
  price: { integer: '138', fraction: '69', spoken: '138 euro 69' },
};

const summary = (
  <CartSummary
    title="Jouw bestelling"
    rows={sums}
    total={total}
    action={
      <Button tone="primary" size="l">
        Bestelling plaatsen
      </Button>
    }
    note="Bezorging donderdag 19 maart, op rekening. Je krijgt een bevestiging op vlinder@demo.magazijn.test."
  />
);

function PaymentScreen() {
  return (
    <SampleLayout total="€ 117,30" items={12}>
      <CheckoutTabs value="payment" onValueChange={() => undefined} tabs={sampleSteps}>
        <h1 className="type-heading mb-4 text-28 wide:text-40">Wanneer mogen we komen?</h1>
        <CheckoutLayout summary={summary}>
          <DeliveryDates
            legend="Wanneer mogen we komen?"
            hideLegend
            dates={sampleDates}
            defaultValue={sampleDates[1]?.value}
            hint="Dit is je gewenste bezorgdag. In drukke weken kan de levering één werkdag later komen. De chauffeur zet alles in je magazijn."
          />
          <h2 className="mt-12 mb-4 text-22">Adres en betaling</h2>
          <AddressBlocks>
            <AddressBlock title="Bezorgadres" lines={deliveryAddress} />
            <AddressBlock
              title="Factuuradres"
              lines={['Stichting De Vlinder', 'Postbus 2210', '3500 GE Utrecht']}
            />
            <AddressBlock
              title="Betaalwijze"
              lines={[<b key="how">Op rekening</b>, 'Factuur per mail,', 'betalen binnen 14 dagen']}
            />
          </AddressBlocks>
          <h2 className="mt-12 mb-4 text-22">In je bestelling</h2>
          <OrderLines lines={lines} />
          <OrderBar
            total="€ 138,69"
            detail="incl. btw"
            action={<Button tone="primary">Bestelling plaatsen</Button>}
          />
        </CheckoutLayout>
      </CheckoutTabs>
    </SampleLayout>
  );
}

export const OnAccount: Story = { render: () => <PaymentScreen /> };

export const Thanks: Story = {
  render: () => (
    <SampleLayout total="€ 0,00" items={0}>
      <CheckoutLayout
        className="pt-6"
        summary={
          <>
            <CartSummary title="Jouw bestelling" rows={sums} total={total} />
            <AddressBlocks className="mt-6">
              <AddressBlock title="Bezorgadres" lines={deliveryAddress} />
            </AddressBlocks>
          </>
        }
      >
        <OrderConfirmation
          title="Hartelijk dank voor uw bestelling."
          number="000 000 042"
          delivery={{ weekday: 'donderdag', day: '19', month: 'maart' }}
          facts={[
            { label: 'Bezorging', value: 'donderdag 19 maart 2026' },
            { label: 'Betaalwijze', value: 'Op rekening' },
            { label: 'Bevestiging', value: 'Naar vlinder@demo.magazijn.test' },
          ]}
          actions={
            <>
              <ButtonLink href="#home" tone="primary">
                Verder winkelen
              </ButtonLink>
              <ButtonLink href="#bestelling" tone="secondary">
                Bekijk je bestelling
              </ButtonLink>
            </>
          }
        />
        <h2 className="mt-12 mb-4 text-22">In je bestelling</h2>
        <OrderLines lines={lines} />
      </CheckoutLayout>
    </SampleLayout>
  ),
};
