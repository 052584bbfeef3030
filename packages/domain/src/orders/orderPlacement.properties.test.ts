// Over 300 lines: a simulated shop with two tabs, two customers and a server, which is used as a whole.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import {
  type CartOrder,
  type ChosenOrder,
  initialPlacement,
  type OrderPlacement,
  orderPlacement,
  type PaymentStanding,
  type PlacementEffect,
  type PlacementEvent,
} from './orderPlacement.ts';
import { readOrderRecord, type SentOrder, serialiseOrderRecord } from './orderRecord.ts';

interface ServerOrder extends ChosenOrder {
  status: 'draft' | 'placed' | 'gone';
  payment: PaymentStanding['state'];
  failureReported: boolean;
}

/** A page with its own storage. Each pending call has its effect on the server and the event of a lost response. */
interface Tab {
  customer: string;
  state: OrderPlacement;
  text: string | null;
  calls: { readonly ask: () => PlacementEvent; readonly lost: PlacementEvent; readonly id: number }[];
}

const day = 1_795_518_000;
const secret = 'session data that stays in its tab';
const sessionOf = (sessionId: string) => ({
  sessionId,
  sessionData: secret,
  clientKey: '',
  environment: 'test',
  redirectResult: '',
  submitted: false,
  owner: null,
});

class World {
  readonly orders = new Map<number, ServerOrder>();
  readonly carts = new Map<string, { revision: number; units: number; readonly ordered: number[] }>();
  device: string | null = null;
  readonly tabs: Tab[] = [];
  readonly taken: CartOrder[] = [];

  cart(customer: string) {
    const cart = this.carts.get(customer) ?? { revision: 0, units: 1, ordered: [] };
    this.carts.set(customer, cart);
    return cart;
  }

  open(customer: string): Tab {
    const tab: Tab = { customer, state: initialPlacement, text: null, calls: [] };
    this.tabs.push(tab);
    return tab;
  }

  reload(tab: Tab): void {
    tab.state = initialPlacement;
    tab.calls = [];
  }

  record(tab: Tab) {
    const record = readOrderRecord({ device: this.device, tab: tab.text });
    return { ...record, sent: record.sent?.customerNumber === tab.customer ? record.sent : null };
  }

  /** The order of a customer's current cart; the same cart always returns the same order. */
  draft(customer: string, punchOut: ChosenOrder['punchOut']): ServerOrder {
    const { revision, units } = this.cart(customer);
    const key = `${customer} ${revision}`;
    const known = [...this.orders.values()].find(
      (order) => order.revision === key && order.status !== 'gone',
    );
    if (known) return known;
    const id = this.orders.size + 1;
    const goods = { quantities: { 1: units }, couponCode: '', orderReference: '' };
    const made: ServerOrder = {
      ...{
        id,
        customerNumber: customer,
        deliveryDate: day,
        revision: key,
        number: `KKN${id}`,
        goods,
        punchOut,
      },
      ...{ status: 'draft', payment: 'open', failureReported: false },
    };
    this.orders.set(id, made);
    return made;
  }

  order(id: number): ServerOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error('Unknown order.');
    return order;
  }

  send(tab: Tab, event: PlacementEvent): void {
    const before = tab.state;
    const { state, effects } = orderPlacement(before, event);
    tab.state = state;
    for (const effect of effects) this.run(tab, before, effect);
  }

  run(tab: Tab, before: OrderPlacement, effect: PlacementEffect): void {
    switch (effect.do) {
      case 'keep': {
        const found = readOrderRecord({ device: this.device, tab: tab.text });
        const texts = serialiseOrderRecord({ ...found, ...effect.record });
        this.device = texts.device;
        tab.text = texts.tab;
        return;
      }
      case 'forgetSent': {
        const { sent } = readOrderRecord({ device: this.device, tab: null });
        if (sent?.id === effect.id && sent.customerNumber === effect.customerNumber) this.device = null;
        return;
      }
      case 'makeReturn': {
        const { id } = effect.order;
        const made = (possible: boolean | null): PlacementEvent => ({ type: 'returnMade', id, possible });
        tab.calls.push({ id, ask: () => made(true), lost: made(null) });
        return;
      }
      case 'place': {
        const { id } = effect;
        // One call at a time, however often the button is pressed.
        expect(before.kind === 'draft' || before.kind === 'unanswered' || before.kind === 'returning').toBe(
          true,
        );
        const answer = (kind: 'failed' | 'lost'): PlacementEvent => ({
          type: 'answered',
          id,
          answer: { kind },
        });
        const ask = (): PlacementEvent => {
          const order = this.order(id);
          if (order.status === 'gone') {
            order.failureReported = true;
            return { type: 'answered', id, answer: { kind: 'refused', reason: '' } };
          }
          order.status = 'placed';
          return { type: 'answered', id, answer: { kind: 'placed', deliveryDate: day } };
        };
        tab.calls.push({ id, ask, lost: answer('lost') });
        return;
      }
      case 'ask': {
        const { id, question } = effect;
        const found = (kind: 'draft' | 'gone' | 'silent' | 'placed'): PlacementEvent => ({
          type: 'found',
          id,
          question,
          found: kind === 'placed' ? { kind, deliveryDate: day } : { kind },
        });
        const ask = (): PlacementEvent => {
          const order = this.order(id);
          if (order.status === 'gone') order.failureReported = true;
          return found(order.status);
        };
        tab.calls.push({ id, ask, lost: found('silent') });
        return;
      }
      case 'takeOut': {
        const { order } = effect;
        const known = this.order(order.id);
        const isThere = known.status === 'placed' || known.payment === 'pending' || known.punchOut === 'cxml';
        expect(isThere, 'nothing leaves a cart before it is placed').toBe(true);
        expect(order.customerNumber, 'an order leaves only its customer’s cart').toBe(known.customerNumber);
        const cart = this.cart(order.customerNumber);
        const isNews = !cart.ordered.includes(order.id);
        if (isNews) {
          cart.ordered.push(order.id);
          this.taken.push(order);
          cart.revision += 1;
          cart.units = 1;
        }
        this.send(tab, { type: 'takenOut', order, isNews });
        return;
      }
      case 'openPayment': {
        const { id } = effect.order;
        const opened: PlacementEvent = {
          type: 'paymentOpened',
          id,
          href: String(id),
          payment: sessionOf(String(id)),
        };
        tab.calls.push({ id, ask: () => opened, lost: { type: 'paymentNotOpened', reason: '' } });
        return;
      }
      case 'goToProvider': {
        const sessionId = effect.href;
        this.reload(tab);
        const payment = sessionOf(sessionId);
        this.run(tab, tab.state, { do: 'keep', record: { payment } });
        this.send(tab, { type: 'paymentPageOpened', payment });
        return;
      }
      case 'askPayment':
      case 'reportPayment':
      case 'giveUpSession': {
        const id = Number(effect.sessionId);
        const paymentStatus = (standing: PaymentStanding | null | 'silent'): PlacementEvent => ({
          type: 'paymentFound',
          standing,
          trusted: true,
        });
        const ask = () => {
          const order = this.order(id);
          if (order.customerNumber !== tab.customer) return paymentStatus(null);
          const state = order.status === 'placed' ? 'placed' : order.payment;
          if (state === 'refused' || state === 'expired') order.failureReported = true;
          return paymentStatus({
            ...{ orderId: id, orderNumber: order.number, state, amount: cents(1), deliveryDate: day },
            ...{ cartVersion: order.revision, refunded: cents(0), backorders: [] },
          });
        };
        tab.calls.push({ id, ask, lost: paymentStatus('silent') });
        return;
      }
      case 'goToFailed': {
        const id = 'order' in before ? before.order.id : null;
        if (id !== null) expect(this.order(id).failureReported, 'a failure was reported').toBe(true);
        this.reload(tab);
        this.send(tab, { type: 'failureOpened', reason: effect.reason, payment: this.record(tab).payment });
        return;
      }
      case 'forgetDay':
      case 'refreshHistory':
      case 'showForm':
      case 'handOnResult':
        return;
      case 'goToThanks':
      case 'goBack':
        this.reload(tab);
        this.send(tab, { type: 'thanksOpened', customerNumber: tab.customer, record: this.record(tab) });
        return;
    }
  }

  recall(tab: Tab, sent: SentOrder): void {
    const { status, number, goods } = this.order(sent.id);
    this.send(tab, {
      type: 'recalled',
      sent,
      found: status === 'placed' ? { kind: status, number, deliveryDate: day, goods } : { kind: status },
    });
  }
}

const customers = ['100001', '100002'] as const;
const acts = [
  'add',
  'place',
  'place',
  'pay',
  'answer',
  'answer',
  'lose',
  'lose',
  'late',
  'fail',
  'bank',
  'end',
] as const;
const pageActions = ['payment screen', 'reload', 'close', 'recall', 'thanks', 'expire'] as const;

const arbitraryStep = fc.record({
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...acts) },
    { weight: 1, arbitrary: fc.constantFrom(...pageActions) },
  ),
  which: fc.nat(99),
  customer: fc.constantFrom(...customers),
  punchOut: fc.constantFrom(null, null, null, 'oci' as const, 'cxml' as const),
  word: fc.constantFrom('placed' as const, 'pending' as const, 'refused' as const),
});
type Step = typeof arbitraryStep extends fc.Arbitrary<infer Value> ? Value : never;

function happen(world: World, { act, which, customer, punchOut, word }: Step): void {
  const tab = world.tabs[which % 2] ?? world.open(customer);
  const [call] = tab.calls;
  const order = [...world.orders.values()][which % Math.max(world.orders.size, 1)];
  switch (act) {
    case 'add':
      world.cart(customer).revision += 1;
      world.cart(customer).units += 1;
      return;
    case 'place':
      world.send(tab, { type: 'place', order: world.draft(tab.customer, punchOut) });
      return;
    case 'pay':
      world.send(tab, { type: 'pay', order: world.draft(tab.customer, null) });
      return;
    // The response arrives; or the server acts and its response is lost; or the request is lost.
    case 'answer':
    case 'late':
    case 'lose':
      if (!call) return;
      tab.calls.shift();
      if (act === 'late') call.ask();
      world.send(tab, act === 'answer' ? call.ask() : call.lost);
      return;
    case 'fail':
      if (call?.lost.type !== 'answered') return;
      tab.calls.shift();
      world.order(call.id).failureReported = true;
      world.send(tab, { type: 'answered', id: call.id, answer: { kind: 'failed' } });
      return;
    // A webhook can arrive at any time; a placed order stays placed.
    case 'bank':
      if (order?.status !== 'draft') return;
      order.payment = word;
      if (word === 'placed') order.status = 'placed';
      return;
    case 'end':
      world.send(tab, { type: 'paymentSubmitted', way: 'ideal' });
      world.send(tab, {
        type: 'paymentEnded',
        resultCode: word === 'refused' ? 'Refused' : 'Authorised',
        sessionResult: '',
      });
      return;
    case 'payment screen':
      tab.customer = customer;
      world.reload(tab);
      return;
    case 'reload':
      world.reload(tab);
      return;
    case 'close':
      world.reload(tab);
      tab.text = null;
      return;
    case 'recall': {
      const { sent } = world.record(tab);
      if (sent) world.recall(tab, sent);
      return;
    }
    case 'thanks':
      world.reload(tab);
      world.send(tab, { type: 'thanksOpened', customerNumber: tab.customer, record: world.record(tab) });
      return;
    case 'expire':
      if (order?.status === 'draft') order.status = 'gone';
      return;
  }
}

/** Each order is removed once at most. */
function checkAlways({ device, taken }: World): void {
  expect(new Set(taken.map(({ id }) => id)).size, 'an order leaves the cart once').toBe(taken.length);
  expect(device ?? '', 'the session’s data stays in its tab').not.toContain(secret);
}

test('[T62] in two tabs, an order leaves its own cart once, when it is placed, and no failure is assumed', () => {
  fc.assert(
    fc.property(fc.array(arbitraryStep, { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const step of steps) {
        happen(world, step);
        checkAlways(world);
      }
    }),
  );
});

test('[T62] the last sent order, once placed, has left the cart after the next page queried it', () => {
  fc.assert(
    fc.property(fc.array(arbitraryStep, { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const step of steps) happen(world, step);
      const { sent } = readOrderRecord({ device: world.device, tab: null });
      if (sent === null) return;
      world.recall(world.open(sent.customerNumber), sent);
      checkAlways(world);
      const { status } = world.order(sent.id);
      if (status === 'placed') expect(world.cart(sent.customerNumber).ordered).toContain(sent.id);
      expect(world.device === null).toBe(status !== 'draft');
    }),
  );
});

test('[T62] a placed order that no cart has removed is still in the record', () => {
  const onAccount = arbitraryStep.filter(({ act }) => act !== 'add' && act !== 'expire' && act !== 'bank');
  fc.assert(
    fc.property(fc.array(onAccount, { maxLength: 40 }), (steps) => {
      const world = new World();
      for (const step of steps) {
        // A single customer who pays on account: the record holds one order.
        happen(world, {
          ...step,
          act: step.act === 'pay' ? 'place' : step.act,
          customer: '100001',
          punchOut: null,
        });
        const { sent } = readOrderRecord({ device: world.device, tab: null });
        for (const { id, status } of world.orders.values()) {
          if (status === 'placed' && !world.cart('100001').ordered.includes(id)) expect(sent?.id).toBe(id);
        }
      }
    }),
  );
});
