import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine } from '../components/commerce/cart-line/CartLine.tsx';
import { CartMeter } from '../components/commerce/cart-meter/CartMeter.tsx';
import { CartSummary } from '../components/commerce/cart-summary/CartSummary.tsx';
import { OrderBar } from '../components/commerce/cart-summary/OrderBar.tsx';
import { CartTable } from '../components/commerce/cart-table/CartTable.tsx';
import { sampleCartLines } from '../components/commerce/cart-table/sampleCartLines.ts';
import { CheckoutTabs } from '../components/commerce/checkout-tabs/CheckoutTabs.tsx';
import { sampleSteps } from '../components/commerce/checkout-tabs/sampleSteps.ts';
import { CouponField } from '../components/commerce/coupon-field/CouponField.tsx';
import { OrderReferenceField } from '../components/commerce/coupon-field/OrderReferenceField.tsx';
import { CheckoutLayout } from '../components/commerce/page-layout/CheckoutLayout.tsx';
import { Button } from '../components/primitives/button/Button.tsx';
import { ButtonLink } from '../components/primitives/button/ButtonLink.tsx';
import { EmptyState } from '../components/primitives/empty-state/EmptyState.tsx';
import { MessageList } from '../components/primitives/message-list/MessageList.tsx';
import { ChevronLeft } from '../icons/ChevronLeft.tsx';
import { storyPicture } from '../testing/storyPicture.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * The cart: lines at the left, totals at the right, with the amount still missing for an order. When ordering is
 * blocked, one message lists all problems with links to their lines, and repeats above the button. On a phone total and
 * button stay visible.
 */
const meta = {
  title: 'Patterns/Cart',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooMany = <a href="#plakkaatverf">Plakkaatverf rood: maximaal 2 flessen per bestelling</a>;

const summary = (
  <CartSummary
    title="Overzicht"
    meter={
      <CartMeter
        value={68.05}
        minimum={75}
        free={100}
        labels={{
          name: 'Stand van je bestelling',
          value: '€ 68,05',
          minimum: '75 bestelminimum',
          free: '100 gratis',
        }}
      />
    }
    rows={[
      [
        { label: 'Subtotaal excl. btw', value: '68,05' },
        { label: 'Bezorgkosten', value: '7,50', note: 'Nog € 31,95 tot gratis bezorging' },
      ],
      [
        { label: 'Btw 9% over € 27,00', value: '2,43', tone: 'muted' },
        { label: 'Btw 21% over € 48,55', value: '10,20', tone: 'muted' },
      ],
    ]}
    total={{ label: 'Totaal incl. btw', price: { integer: '88', fraction: '18', spoken: '88 euro 18' } }}
    action={
      <Button tone="primary" size="l" disabled>
        Nu bestellen
      </Button>
    }
    blocked={
      <ul>
        <li>Nog € 6,95 tot het bestelminimum</li>
        <li>{tooMany}</li>
      </ul>
    }
    fields={
      <>
        <CouponField />
        <OrderReferenceField defaultValue="Locatie Beukenlaan, groep Eekhoorns" />
      </>
    }
  />
);

export const Blocked: Story = {
  render: () => (
    <SampleLayout>
      <CheckoutTabs value="cart" onValueChange={() => undefined} tabs={sampleSteps}>
        <CheckoutLayout summary={summary}>
          <h1 className="text-28 wide:text-40">Jouw winkelmand</h1>
          <p className="mt-1 mb-6 text-17 text-ink-2">
            Bestel vóór 12.00 uur, dan bezorgen we woensdag 18 of donderdag 19 maart.
          </p>
          <MessageList
            className="mb-6"
            messages={[
              {
                tone: 'error',
                text: (
                  <>
                    <p>Bestellen kan nog niet</p>
                    <div className="font-normal">
                      <p>U moet nog minimaal € 6,95 bijbestellen</p>
                      <p>Van één product staat te veel in de winkelmand.</p>
                      <ul>
                        <li>- {tooMany}</li>
                      </ul>
                    </div>
                  </>
                ),
              },
            ]}
          />
          <CartTable
            summary="5 producten, 9 artikelen"
            footer={
              <>
                <Button tone="secondary" shape="back">
                  <ChevronLeft aria-hidden className="size-5" />
                  Verder winkelen
                </Button>
                <Button tone="tertiary">Winkelwagen legen</Button>
              </>
            }
          >
            {sampleCartLines.map(({ picture, ...line }) => (
              <CartLine
                key={line.name}
                data-category={Number(line.articleNumber?.slice(1, 3))}
                {...line}
                {...(line.invalid && { id: 'plakkaatverf' })}
                picture={<img src={storyPicture(picture)} alt="" width={95} height={95} />}
                onQuantityChange={() => undefined}
                onRemove={() => undefined}
              />
            ))}
          </CartTable>
          <OrderBar
            total="€ 88,18"
            detail="incl. btw"
            blocked="Nog € 6,95 tot het bestelminimum"
            action={
              <Button tone="primary" disabled>
                Nu bestellen
              </Button>
            }
          />
        </CheckoutLayout>
      </CheckoutTabs>
    </SampleLayout>
  ),
};

export const Empty: Story = {
  render: () => (
    <SampleLayout total="€ 0,00" items={0}>
      <CheckoutTabs value="cart" onValueChange={() => undefined} tabs={sampleSteps}>
        <EmptyState
          headingLevel={1}
          title="Je hebt 0 artikelen in je winkelmand"
          action={
            <ButtonLink href="#home" tone="primary">
              Verder winkelen
            </ButtonLink>
          }
        />
      </CheckoutTabs>
    </SampleLayout>
  ),
};
