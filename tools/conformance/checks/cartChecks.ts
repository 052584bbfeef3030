import type { WireCartInfo } from '../../../packages/api-client/src/schemas/index.ts';
import * as schemas from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found, readData } from '../assert.ts';
import { type Check, check, type Session } from '../Check.ts';

const cents = (euros: number) => Math.round(euros * 100);

async function price(session: Session, quantity: number, others: Record<string, string> = {}) {
  const { id } = found(session.product, 'product');
  const form = { [`products[${id}]`]: String(quantity), discount: '', orderReference: '', ...others };
  const answer = await session.send('POST', '/shop/cart', { token: session.token, form, multipart: true });
  return readData(answer, schemas.cartInfoSchema);
}

/** Asserts that the sums of a cart add up to the cent. */
function assertSums(cart: WireCartInfo): void {
  const lines = cart.products.reduce((sum, line) => sum + cents(line.total_exclusive), 0);
  assert(lines === cents(cart.subtotal_exclusive), 'the lines do not add up to subtotal_exclusive');
  const vat = Object.values(cart.btw_totals ?? {}).reduce((sum, euros) => sum + cents(euros), 0);
  const {
    subtotal_exclusive: subtotal,
    discount_exclusive: discount = 0,
    shipping_costs: shipping = 0,
  } = cart;
  const net = cents(subtotal) - cents(discount) + cents(shipping);
  assert(
    net + vat === cents(cart.total_inclusive),
    `subtotal - discount + shipping + VAT is ${net + vat} cents, but total_inclusive has ${cents(cart.total_inclusive)}`,
  );
}

export const cartChecks: readonly Check[] = [
  check(
    'POST /shop/cart',
    'recalculates a multipart form: it returns the quantities, and sums that add up',
    async (session) => {
      const cart = await price(session, 3);
      const [line] = cart.products;
      assert(line?.amount === 3, `the line's amount is ${line?.amount} instead of 3`);
      assertSums(cart);
      assertSums(await price(session, 1));
    },
  ),
  check('POST /shop/cart', 'says whether the minimum order is met', async (session) => {
    const single = await price(session, 1);
    const each = single.products[0]?.price_exclusive ?? 0;
    // Uses the back end's own figure, independent of the constant in `packages/domain`.
    const quantity = Math.min(9999, Math.ceil(((single.minimum_requirement_price ?? 0) + 0.01) / each) + 1);
    const cart = await price(session, quantity);
    const isLimited = (cart.limit ?? []).length > 0;
    assert(
      cart.minimum_requirement_met === 1 || isLimited,
      `${quantity} units make ${cart.subtotal_exclusive} euros, and the minimum of ${cart.minimum_requirement_price} is still not met`,
    );
    if (cart.minimum_requirement_met === 1 && !isLimited) session.quantity = quantity;
  }),
  check(
    'POST /shop/cart',
    'returns the order reference and the status of an unknown coupon',
    async (session) => {
      const cart = await price(session, 2, { discount: 'NOT-A-COUPON', orderReference: 'Groep "3" & é' });
      assert(cart.orderReference === 'Groep "3" & é', `the reference comes back as '${cart.orderReference}'`);
      assert(cart.discount_exclusive === 0, 'an unknown coupon gives a discount');
      assert(Boolean(cart.discount_status), 'discount_status is empty for an unknown coupon');
    },
  ),
  ...['-1', '1.5', '1e3', 'abc', '10000'].map((quantity) =>
    check('POST /shop/cart', `refuses the quantity '${quantity}'`, async ({ send, token, product }) => {
      const form = { [`products[${found(product, 'product').id}]`]: quantity };
      assertRefusal(await send('POST', '/shop/cart', { token, form }), 400, 412, 422);
    }),
  ),
];
