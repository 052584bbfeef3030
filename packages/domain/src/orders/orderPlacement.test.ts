// Over 300 lines: one state machine with a test per state.
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import {
  type ChosenOrder,
  initialPlacement,
  type OrderPlacement,
  orderPlacement,
  type PaymentStanding,
  type PlacementEffect,
  type PlacementEvent,
} from './orderPlacement.ts';
import type { PaymentSession } from './orderRecord.ts';

const day = 1_795_518_000;
const sent = { id: 42, customerNumber: '100001', deliveryDate: day, revision: 'a' };
const goods = { quantities: { 1: 2 }, couponCode: '', orderReference: '' };
const order: ChosenOrder = { ...sent, number: 'KKN000000042', goods, punchOut: null };
const place: PlacementEvent = { type: 'place', order };
const answer = (kind: 'failed' | 'lost'): PlacementEvent => ({ type: 'answered', id: 42, answer: { kind } });
const accepted = (deliveryDate: number | null = null, id = 42): PlacementEvent => ({
  type: 'answered',
  id,
  answer: { kind: 'placed', deliveryDate },
});
const found = (kind: 'draft' | 'gone' | 'silent', question = 1): PlacementEvent => ({
  type: 'found',
  id: 42,
  question,
  found: { kind },
});
const foundPlaced: PlacementEvent = {
  type: 'found',
  id: 42,
  question: 1,
  found: { kind: 'placed', deliveryDate: day },
};

function run(...events: readonly PlacementEvent[]) {
  let state: OrderPlacement = initialPlacement;
  const done: PlacementEffect[] = [];
  for (const event of events) {
    const step = orderPlacement(state, event);
    state = step.state;
    done.push(...step.effects);
  }
  return { state, done, acts: done.map((effect) => effect.do) };
}

describe('placing', () => {
  test('[T62] pressing the button stores the order, then places it', () => {
    expect(run(place).done).toEqual([
      { do: 'keep', record: { sent } },
      { do: 'place', id: 42 },
    ]);
  });

  test('[T62] pressing it five times places the order once', () => {
    expect(run(place, place, place, place, place).acts).toEqual(['keep', 'place']);
  });

  test.each([
    ['on the chosen day', day, {}],
    ['on another day', day + 86_400, { chosenDate: day }],
    ['without a day in the response', null, {}],
  ])(
    '[T62] placed %s: removed from the cart, stored for the thank-you page, chosen day cleared',
    (_day, deliveryDate, moved) => {
      expect(run(place, accepted(deliveryDate)).done.slice(2)).toEqual([
        {
          do: 'keep',
          record: {
            placed: {
              id: 42,
              number: 'KKN000000042',
              customerNumber: '100001',
              deliveryDate: deliveryDate ?? day,
              ...moved,
            },
          },
        },
        { do: 'takeOut', order: { id: 42, customerNumber: '100001', revision: 'a', goods } },
        { do: 'forgetDay' },
        { do: 'refreshHistory' },
        { do: 'goToThanks' },
      ]);
    },
  );

  test('the sent order is cleared after it has left the cart, not before', () => {
    expect(run(place, accepted()).acts).not.toContain('forgetSent');
    const { customerNumber, id, revision } = sent;
    const out: PlacementEvent = {
      type: 'takenOut',
      order: { id, customerNumber, revision, goods },
      isNews: true,
    };
    expect(run(place, accepted(), out).done.at(-1)).toEqual({ do: 'forgetSent', id, customerNumber });
  });

  test('[T62] refused: goes to the failure page with the reason; the sent order stays stored', () => {
    const { done, state } = run(place, {
      type: 'answered',
      id: 42,
      answer: { kind: 'refused', reason: 'Te weinig.' },
    });
    expect(done.slice(2)).toEqual([
      { do: 'keep', record: { placed: null } },
      { do: 'goToFailed', reason: 'Te weinig.' },
    ]);
    expect(state).toEqual({ kind: 'leaving', to: 'failed', standing: null });
  });

  test.each(['failed', 'lost'] as const)('[T62] %s: the order is queried at once', (kind) => {
    expect(run(place, answer(kind)).done.at(-1)).toEqual({ do: 'ask', id: 42, question: 1, afterMs: 0 });
    expect(run(place, answer(kind), foundPlaced).acts.at(-1)).toBe('goToThanks');
    expect(run(place, answer(kind), found('gone')).done.at(-1)).toEqual({ do: 'goToFailed', reason: '' });
    expect(run(place, answer(kind), found('silent')).state.kind).toBe('unanswered');
  });

  test('[T62] a draft after a failed response is a failure; after a lost one the order may still be placed', () => {
    expect(run(place, answer('failed'), found('draft')).done.at(-1)).toEqual({
      do: 'goToFailed',
      reason: '',
    });
    expect(run(place, answer('lost'), found('draft')).state.kind).toBe('unanswered');
    // The query after the failure was lost: a draft found later is not a proof of failure either.
    expect(run(place, answer('failed'), found('silent'), found('draft', 2)).state.kind).toBe('unanswered');
  });

  test('[T62] unanswered: queried after 2, 4, 8, 16, then every 30 seconds', () => {
    const questions = Array.from({ length: 8 }, (_, index) =>
      found(index % 2 === 0 ? 'draft' : 'silent', index + 1),
    );
    const { done, state } = run(place, answer('lost'), ...questions);
    const waits = done.flatMap((effect) => (effect.do === 'ask' ? [effect.afterMs] : []));
    expect(waits).toEqual([0, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
    expect(state.kind).toBe('unanswered');
  });

  test('[T62] unanswered, after the connection is back: the wait starts at 2 seconds again', () => {
    const silent = [1, 2, 3].map((question) => found('silent', question));
    const { done } = run(place, answer('lost'), ...silent, { type: 'reconnected' }, found('silent', 4));
    expect(done.at(-2)).toMatchObject({ do: 'ask', question: 4, afterMs: 8000 });
    expect(done.at(-1)).toMatchObject({ do: 'ask', question: 5, afterMs: 2000 });
  });

  test('[T62] found placed by a query, the order is not sent again on a press', () => {
    const { acts } = run(place, answer('lost'), found('draft'), foundPlaced, place, accepted(), foundPlaced);
    expect(acts.filter((act) => act === 'takeOut')).toHaveLength(1);
    expect(acts.filter((act) => act === 'place')).toHaveLength(1);
  });

  test('[T62] pressed again while unanswered: placed again; a response to an earlier query is not taken as its failure', () => {
    const again = [place, answer('lost'), found('draft'), place, answer('failed')];
    expect(run(...again).acts.filter((act) => act === 'place')).toHaveLength(2);
    expect(run(...again, found('gone', 2)).state.kind).toBe('asked');
    expect(run(...again, found('draft', 2)).state.kind).toBe('asked');
    expect(run(...again, { ...foundPlaced, question: 2 }).state.kind).toBe('placed');
    expect(run(...again).done.at(-1)).toEqual({ do: 'ask', id: 42, question: 3, afterMs: 0 });
  });

  test('[T62] a query from before the second press cannot fail the new call', () => {
    const again = [place, answer('lost'), found('draft'), place];
    expect(run(...again, found('gone', 2)).state.kind).toBe('sent');
    expect(run(...again, found('draft', 2)).state.kind).toBe('sent');
  });

  test('a response for another order is ignored', () => {
    expect(run(place, accepted(null, 41)).state.kind).toBe('sent');
    expect(run(place, answer('lost'), { ...foundPlaced, id: 41 }).state.kind).toBe('asked');
  });
});

describe('for a procurement system', () => {
  const to = (punchOut: 'oci' | 'cxml'): PlacementEvent => ({ type: 'place', order: { ...order, punchOut } });
  const made = (possible: boolean | null): PlacementEvent => ({ type: 'returnMade', id: 42, possible });

  test('[T62] OCI: the return is made, then the order is placed, then the page leaves by the return', () => {
    expect(run(to('oci')).acts).toEqual(['makeReturn']);
    expect(run(to('oci'), made(true)).acts.at(-1)).toBe('place');
    expect(run(to('oci'), made(true), accepted()).acts.slice(2)).toEqual([
      'keep',
      'takeOut',
      'forgetDay',
      'refreshHistory',
      'goBack',
    ]);
  });

  test('a page that stays after its return opened in another window shows the thank-you page', () => {
    expect(run(to('oci'), made(true), accepted(), { type: 'stayed' }).acts.slice(-2)).toEqual([
      'goBack',
      'goToThanks',
    ]);
    expect(run(to('oci'), { type: 'stayed' }).acts).not.toContain('goToThanks');
  });

  test('OCI: an order found after a lost response keeps its return', () => {
    expect(run(to('oci'), made(true), answer('lost'), found('draft'), foundPlaced).acts.at(-1)).toBe(
      'goBack',
    );
  });

  test('without a return nothing is placed, and the button can be pressed again', () => {
    const { state, acts } = run(to('oci'), made(null));
    expect(state.kind).toBe('unanswered');
    expect(acts).not.toContain('place');
    expect(run(to('oci'), made(null), to('oci')).acts.at(-1)).toBe('makeReturn');
  });

  test('cXML: the transfer places nothing; without a message it is refused', () => {
    expect(run(to('cxml'), made(true)).acts).toEqual([
      'makeReturn',
      'keep',
      'takeOut',
      'forgetDay',
      'refreshHistory',
      'goBack',
    ]);
    expect(run(to('cxml'), made(false)).acts).toEqual(['makeReturn', 'keep', 'goToFailed']);
    expect(run(to('cxml'), made(false)).done.at(-1)).toEqual({ do: 'goToFailed', reason: '' });
  });

  test('the return of another order is ignored', () => {
    expect(run(to('oci'), { type: 'returnMade', id: 41, possible: true }).state.kind).toBe('returning');
  });
});

describe('orders recalled from the record', () => {
  const recalled = (kind: 'draft' | 'gone' | 'silent'): PlacementEvent => ({
    type: 'recalled',
    sent,
    found: { kind },
  });
  const placed: PlacementEvent = {
    type: 'recalled',
    sent,
    found: { kind: 'placed', number: 'KKN000000042', deliveryDate: day, goods },
  };
  const out = (isNews: boolean): PlacementEvent => ({
    type: 'takenOut',
    order: { id: 42, customerNumber: '100001', revision: 'a', goods },
    isNews,
  });

  test('[T62] placed during a reload or after closing: removed from the cart, then the thank-you page', () => {
    expect(run(placed).acts).toEqual(['keep', 'takeOut', 'forgetDay']);
    expect(run(placed, out(true)).acts.slice(3)).toEqual(['forgetSent', 'goToThanks']);
    // Another tab's cart reports the same removal again.
    expect(run(placed, out(true), out(true)).acts.slice(3)).toEqual([
      'forgetSent',
      'goToThanks',
      'forgetSent',
    ]);
    const other: PlacementEvent = {
      type: 'takenOut',
      order: { id: 41, customerNumber: '100001', revision: 'a', goods },
      isNews: true,
    };
    expect(run(placed, other).acts.slice(3)).toEqual(['forgetSent']);
  });

  test('an order already removed by another tab leaves the page and the next order unchanged', () => {
    const { state, acts } = run(placed, out(false));
    expect(acts.at(-1)).toBe('forgetSent');
    expect(state).toEqual(initialPlacement);
  });

  test('[T62] an unanswered order found placed goes to the thank-you page if the cart still held it', () => {
    const { state, acts } = run(place, answer('lost'), found('silent'), foundPlaced);
    expect(acts.slice(-4)).toEqual(['keep', 'takeOut', 'forgetDay', 'refreshHistory']);
    expect(orderPlacement(state, out(true)).effects).toEqual([
      { do: 'forgetSent', id: 42, customerNumber: '100001' },
      { do: 'goToThanks' },
    ]);
  });

  test('[T62] an unanswered order placed by another tab in the meantime leaves the page and the next order unchanged', () => {
    const { state, acts } = run(place, answer('lost'), found('silent'), foundPlaced, out(false));
    expect(acts).not.toContain('goToThanks');
    expect(state).toEqual(initialPlacement);
  });

  test('a draft or no response keeps the record; a missing order clears it', () => {
    expect(run(recalled('draft')).done).toEqual([]);
    expect(run(recalled('silent')).done).toEqual([]);
    expect(run(recalled('gone')).done).toEqual([{ do: 'forgetSent', id: 42, customerNumber: '100001' }]);
  });

  test('another recalled order is removed from the cart without changing this page', () => {
    const other = { ...sent, id: 43 };
    const event: PlacementEvent = { ...placed, sent: other };
    for (const before of [[place], [place, accepted()]]) {
      const { state } = run(...before);
      const step = orderPlacement(state, event);
      expect(step.state).toEqual(state);
      expect(step.effects).toContainEqual({
        do: 'takeOut',
        order: { id: 43, customerNumber: '100001', revision: 'a', goods },
      });
    }
  });

  test('recalled twice, it is removed from the cart once', () => {
    expect(run(placed, placed).acts.filter((act) => act === 'takeOut')).toHaveLength(1);
    expect(run(place, accepted(), placed).acts.filter((act) => act === 'takeOut')).toHaveLength(1);
    expect(run(place, placed, out(true), accepted()).acts.filter((act) => act === 'takeOut')).toHaveLength(1);
  });
});

const session: PaymentSession = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: false,
  owner: null,
};
const standing = (state: PaymentStanding['state']): PaymentStanding => ({
  orderId: 42,
  orderNumber: 'KKN000000042',
  state,
  amount: cents(98_345),
  deliveryDate: day,
  cartVersion: 'a',
  refunded: cents(0),
  backorders: [],
});
type PaymentAnswer = PaymentStanding['state'] | 'silent' | null;
const paymentStatus = (word: PaymentAnswer, trusted = true): PlacementEvent => ({
  type: 'paymentFound',
  standing: word === null || word === 'silent' ? word : standing(word),
  trusted,
});

describe('paying', () => {
  const pay: PlacementEvent = { type: 'pay', order };
  const opened: PlacementEvent = { type: 'paymentOpened', id: 42, href: '/betaalmethode', payment: session };

  test('[T63] pressed five times, one session is requested', () => {
    expect(run(pay, pay, pay, pay, pay).acts).toEqual(['openPayment']);
  });

  test('[T63] the order is stored with the session’s order id before the buyer goes to the bank', () => {
    expect(run(pay, { ...opened, id: 43 }).done.slice(1)).toEqual([
      { do: 'keep', record: { sent: { ...sent, id: 43 } } },
      { do: 'keep', record: { payment: session } },
      { do: 'goToProvider', href: '/betaalmethode' },
    ]);
  });

  test('a payment that cannot be opened shows the reason and can be retried', () => {
    const failed: PlacementEvent = { type: 'paymentNotOpened', reason: 'Nu niet.' };
    expect(run(pay, failed).state).toEqual({ kind: 'draft', failure: 'Nu niet.' });
    expect(run(pay, failed, pay).acts).toEqual(['openPayment', 'openPayment']);
  });
});

describe('the provider’s page', () => {
  const open = (changes: Partial<typeof session> = {}): PlacementEvent => ({
    type: 'paymentPageOpened',
    payment: { ...session, ...changes },
  });
  const end = (resultCode: string, sessionResult = 'R'): PlacementEvent => ({
    type: 'paymentEnded',
    resultCode,
    sessionResult,
  });

  test('[S61] the server is queried first; then the form shows', () => {
    expect(run(open()).done).toEqual([{ do: 'askPayment', sessionId: 'CS1', afterMs: 0 }]);
    expect(run(open(), paymentStatus('open')).done.at(-1)).toEqual({ do: 'showForm', payment: session });
  });

  test('[S61] without a session, with another customer’s or an untrusted one, nothing is opened', () => {
    expect(run({ type: 'paymentPageOpened', payment: null }).state).toMatchObject({ step: 'foreign' });
    for (const event of [paymentStatus(null, false), paymentStatus('open', false)]) {
      const { state, acts } = run(open(), event);
      expect(state).toMatchObject({ step: 'foreign' });
      expect(acts).toEqual(['askPayment']);
    }
  });

  test('a server that does not respond is queried again on a press', () => {
    expect(run(open(), paymentStatus('silent')).state).toMatchObject({ step: 'unreachable' });
    expect(run(open(), paymentStatus('silent'), open()).acts).toEqual(['askPayment', 'askPayment']);
  });

  test.each([
    ['placed', 'goToThanks'],
    ['pending', 'goToThanks'],
    ['expired', 'goToFailed'],
  ] as const)('[T63] already %s: %s without opening anything', (word, act) => {
    const { state, acts } = run(open({ redirectResult: 'R' }), paymentStatus(word));
    expect(acts).toEqual(['askPayment', act]);
    const to = act === 'goToThanks' ? 'thanks' : 'failed';
    expect(state).toEqual({ kind: 'leaving', to, standing: null });
  });

  test('[T63] already refused, without a bank result: failure page, nothing is opened', () => {
    expect(run(open(), paymentStatus('refused')).acts).toEqual(['askPayment', 'goToFailed']);
    expect(run(open({ redirectResult: 'R' }), paymentStatus('refused', false)).acts).toEqual([
      'askPayment',
      'goToFailed',
    ]);
  });

  test('[T63] already refused before the browser returned: the provider is still queried for the reason', () => {
    const back = run(open({ redirectResult: 'R' }), paymentStatus('refused'));
    expect(back.acts).toEqual(['askPayment', 'keep', 'handOnResult']);
  });

  test('[T63, S63] a payment cancelled by the buyer goes to the failure page, marked as cancelled', () => {
    const { done } = run(open(), paymentStatus('open'), end('Cancelled'), paymentStatus('refused'));
    expect(done.slice(-2)).toEqual([
      { do: 'keep', record: { payment: { ...session, cancelled: true } } },
      { do: 'goToFailed', reason: '' },
    ]);
    const failure: PlacementEvent = {
      type: 'failureOpened',
      reason: '',
      payment: { ...session, cancelled: true },
    };
    expect(run(failure, paymentStatus('refused')).state).toMatchObject({ kind: 'refused', cancelled: true });
    expect(
      run(open(), paymentStatus('open'), end('Refused'), paymentStatus('refused')).acts.slice(-2),
    ).toEqual(['reportPayment', 'goToFailed']);
  });

  test('[T63] a submitted payment is stored with its method, no longer as cancelled', () => {
    const again = run(open({ cancelled: true }), paymentStatus('open'), {
      type: 'paymentSubmitted',
      way: 'ideal',
    });
    expect(again.done.at(-1)).toEqual({
      do: 'keep',
      record: { payment: { ...session, submitted: true, way: 'ideal', cancelled: false } },
    });
  });

  test('[T63] the bank’s result is used once: after a reload the server’s status counts', () => {
    const back = { ...session, redirectResult: 'R' };
    const used = { ...session, submitted: true };
    const { state, done } = run(open(back), paymentStatus('open'));
    expect(done.slice(1)).toEqual([
      { do: 'keep', record: { payment: used } },
      { do: 'handOnResult', payment: back },
    ]);
    expect(state).toMatchObject({ kind: 'paying', step: 'returned', payment: used });
  });

  test('[T63] a repeated end event leaves the page once', () => {
    const ended = run(
      open(),
      paymentStatus('open'),
      end('Authorised'),
      end('Error'),
      paymentStatus('open'),
      paymentStatus('refused'),
    );
    expect(ended.acts.slice(2)).toEqual(['reportPayment', 'goToThanks']);
  });

  test('[T63] without a response of the back end: the session of the tab’s own order and the provider’s result count', () => {
    const own = run(open({ owner: order.customerNumber }), paymentStatus(null, true));
    expect(own.state).toMatchObject({ kind: 'paying', step: 'form', standing: null });
    expect(own.acts).toEqual(['askPayment', 'showForm']);
    const back = run(open({ redirectResult: 'R' }), paymentStatus(null, true));
    expect(back.acts).toEqual(['askPayment', 'keep', 'handOnResult']);
    for (const [code, way] of [
      ['Authorised', 'goToThanks'],
      ['Refused', 'goToFailed'],
    ] as const) {
      const ended = run(open(), paymentStatus(null, true), end(code), paymentStatus('silent'));
      expect(ended.acts.slice(2)).toEqual(['reportPayment', way]);
    }
    expect(run(open(), paymentStatus(null, false)).state).toMatchObject({ step: 'foreign' });
  });

  const ending = (code: string, word: PaymentAnswer, sessionResult?: string) =>
    run(open(), paymentStatus('open'), end(code, sessionResult), paymentStatus(word)).acts.slice(2);

  test.each(['Authorised', 'Pending', 'Received'])(
    '[T63] %s goes to the success page, even if the server has no result yet',
    (code) => {
      expect(ending(code, 'open')).toEqual(['reportPayment', 'goToThanks']);
      expect(ending(code, 'silent')).toEqual(['reportPayment', 'goToThanks']);
    },
  );

  test.each(['Refused', 'Cancelled', 'Error', 'Strange', ''])('[T63] %s goes to the failure page', (code) => {
    for (const word of ['open', 'refused', 'silent', null] as const) {
      expect(ending(code, word).filter((act) => act !== 'keep')).toEqual(['reportPayment', 'goToFailed']);
      // No reason: the failure page has its own text.
      expect(run(open(), paymentStatus('open'), end(code), paymentStatus(word)).done.at(-1)).toEqual({
        do: 'goToFailed',
        reason: '',
      });
    }
  });

  test.each(['placed', 'pending'] as const)(
    '[T63] an error goes to the success page when the server reports %s',
    (word) => {
      expect(ending('Error', word)).toEqual(['reportPayment', 'goToThanks']);
      // Without a provider result the server is only queried.
      expect(ending('', word, '')).toEqual(['askPayment', 'goToThanks']);
    },
  );

  test('[T63] a session that does not open is cancelled, unless a payment was submitted with it', () => {
    const closed: PlacementEvent = { type: 'sessionNotOpened' };
    expect(run(open(), paymentStatus('open'), closed, paymentStatus('expired')).acts.slice(2)).toEqual([
      'giveUpSession',
      'goToFailed',
    ]);
    const submitted = run(open(), paymentStatus('open'), { type: 'paymentSubmitted', way: 'ideal' }, closed);
    expect(submitted.done.slice(2)).toEqual([
      { do: 'keep', record: { payment: { ...session, submitted: true, way: 'ideal', cancelled: false } } },
      { do: 'askPayment', sessionId: 'CS1', afterMs: 0 },
    ]);
    expect(submitted.state).toMatchObject({ step: 'ended', resultCode: '' });
    expect(run(open({ redirectResult: 'R' }), paymentStatus('open'), closed).acts).not.toContain(
      'giveUpSession',
    );
  });
});

describe('thank-you page', () => {
  const earlier = { id: 41, number: 'KKN000000041', customerNumber: '100001', deliveryDate: day };
  const open = (payment: typeof session | null = session): PlacementEvent => ({
    type: 'thanksOpened',
    customerNumber: '100001',
    record: { placed: earlier, payment },
  });

  test('[S62] of an order this tab placed: shown; nothing leaves the cart again', () => {
    expect(run(open(null))).toMatchObject({ state: { kind: 'thanked', placed: earlier }, done: [] });
    // Another customer's session is ignored.
    expect(run(open(), paymentStatus(null))).toMatchObject({
      state: { kind: 'thanked', placed: earlier },
      acts: ['askPayment'],
    });
  });

  test('[S62] paid according to the server: removed from the cart, and no query follows', () => {
    const placed = { id: 42, number: 'KKN000000042', customerNumber: '100001', deliveryDate: day };
    const { state, done } = run(open(), paymentStatus('placed'), paymentStatus('placed'));
    expect(state).toMatchObject({ kind: 'thanked', placed });
    expect(done.slice(1)).toEqual([
      { do: 'keep', record: { placed, payment: null } },
      { do: 'takeOut', order: { id: 42, customerNumber: '100001', revision: 'a', goods: null } },
      { do: 'forgetDay' },
    ]);
  });

  test("[S62] paid, with an unknown cart revision: the order's products are fetched", () => {
    const unknown: PlacementEvent = {
      type: 'paymentFound',
      standing: { ...standing('placed'), cartVersion: null },
      trusted: true,
    };
    expect(run(open(), unknown).done).toContainEqual({
      do: 'takeOut',
      order: { id: 42, customerNumber: '100001', revision: '', goods: null },
    });
  });

  test.each(['refused', 'expired'] as const)('[S62] %s by the bank: no further query', (word) => {
    const { state, acts } = run(open(), paymentStatus(word), paymentStatus('open'));
    expect(state).toMatchObject({ kind: 'confirming', sessionId: 'CS1', asksLeft: 0 });
    expect(acts).toEqual(['askPayment']);
  });

  test('[S62] pending at the bank: removed from the cart, no further query', () => {
    expect(run(open(), paymentStatus('pending'))).toMatchObject({
      state: { kind: 'pending' },
      acts: ['askPayment', 'takeOut'],
    });
  });

  test('an open payment is queried ten times, two seconds apart', () => {
    const { done, state } = run(
      open(),
      ...Array.from({ length: 12 }, (_, index) => paymentStatus(index % 2 ? 'open' : 'silent')),
    );
    expect(done.map((effect) => effect.do === 'askPayment' && effect.afterMs)).toEqual([
      0,
      ...Array(9).fill(2000),
    ]);
    expect(state.kind).toBe('confirming');
    expect(
      run(open(), paymentStatus('open'), paymentStatus('silent'), paymentStatus('placed')).acts,
    ).toContain('takeOut');
  });

  test.each(['open', 'refused', 'expired', 'silent', null] as const)(
    '[S62] %s removes nothing from the cart',
    (word) => {
      expect(run(open(), paymentStatus(word)).acts).not.toContain('takeOut');
    },
  );
});

describe('a failure that may be a payment', () => {
  const open = (payment: typeof session | null = session): PlacementEvent => ({
    type: 'failureOpened',
    reason: 'Te weinig.',
    payment,
  });

  test('[S63] without a payment it is a failure', () => {
    expect(run(open(null))).toMatchObject({
      state: { kind: 'refused', reason: 'Te weinig.', unsure: false },
      done: [],
    });
  });

  test.each(['placed', 'pending'] as const)('[S63] %s after all: success page', (word) => {
    expect(run(open()).state.kind).toBe('outcomeUnknown');
    expect(run(open(), paymentStatus(word))).toMatchObject({
      state: { kind: 'leaving', to: 'thanks', standing: null },
      acts: ['askPayment', 'goToThanks'],
    });
    expect(run(open(), paymentStatus('open'), paymentStatus('silent'), paymentStatus(word)).acts.at(-1)).toBe(
      'goToThanks',
    );
  });

  test.each(['open', 'silent'] as const)('[S63] %s is uncertain: queried five times', (word) => {
    const { state, acts } = run(open(), ...Array.from({ length: 7 }, () => paymentStatus(word)));
    expect(state).toMatchObject({ kind: 'refused', unsure: true });
    expect(acts).toHaveLength(5);
  });

  test('[S63] a submitted payment whose session expired is uncertain: the bank may have charged it', () => {
    const submitted = open({ ...session, submitted: true });
    expect(run(submitted, paymentStatus('expired')).state).toMatchObject({ kind: 'refused', unsure: true });
    expect(run(submitted, paymentStatus('expired'), paymentStatus('placed')).acts.at(-1)).toBe('goToThanks');
    expect(run(submitted, paymentStatus('refused')).state).toMatchObject({ unsure: false });
  });

  test('[S63] a refused payment that was charged keeps what is paid back', () => {
    const charged = { ...standing('refused'), refunded: cents(10_435) };
    expect(run(open(), { type: 'paymentFound', standing: charged, trusted: true }).state).toMatchObject({
      kind: 'refused',
      refunded: 10_435,
    });
  });

  test.each(['refused', 'expired', null] as const)('[S63] %s is a failure, no further query', (word) => {
    expect(run(open(), paymentStatus(word), paymentStatus('open'))).toMatchObject({
      state: { kind: 'refused', unsure: false },
      acts: ['askPayment'],
    });
  });
});

describe('events per state', () => {
  const events = {
    place,
    returnMade: { type: 'returnMade', id: 42, possible: true },
    answered: accepted(),
    found: foundPlaced,
    reconnected: { type: 'reconnected' },
    stayed: { type: 'stayed' },
    pay: { type: 'pay', order },
    paymentOpened: { type: 'paymentOpened', id: 42, href: '/betaalmethode', payment: session },
    paymentNotOpened: { type: 'paymentNotOpened', reason: 'Nu niet.' },
    paymentPageOpened: { type: 'paymentPageOpened', payment: session },
    paymentFound: paymentStatus('open'),
    paymentSubmitted: { type: 'paymentSubmitted', way: 'ideal' },
    sessionNotOpened: { type: 'sessionNotOpened' },
    paymentEnded: { type: 'paymentEnded', resultCode: 'Refused', sessionResult: 'R' },
    thanksOpened: {
      type: 'thanksOpened',
      customerNumber: '100001',
      record: { placed: null, payment: session },
    },
    failureOpened: { type: 'failureOpened', reason: 'Geweigerd', payment: session },
  } as const satisfies Record<string, PlacementEvent>;
  type Name = keyof typeof events;
  const { paymentPageOpened, paymentFound, paymentEnded, thanksOpened, failureOpened } = events;
  const back: PlacementEvent = { ...paymentPageOpened, payment: { ...session, redirectResult: 'R' } };
  const toProcurement: PlacementEvent = { type: 'place', order: { ...order, punchOut: 'oci' } };

  /** Each state, the events that lead to it, and the events that it handles beside `recalled` and `takenOut`. */
  const states: readonly (readonly [string, readonly PlacementEvent[], readonly Name[]])[] = [
    ['draft', [], ['place', 'pay', 'paymentPageOpened', 'thanksOpened', 'failureOpened']],
    ['returning', [toProcurement], ['returnMade', 'found']],
    ['sent', [place], ['answered', 'found']],
    ['asked', [place, answer('lost')], ['found']],
    ['unanswered', [place, answer('lost'), found('draft')], ['place', 'found', 'reconnected', 'pay']],
    ['placed', [place, accepted()], ['stayed']],
    ['opening', [events.pay], ['paymentOpened', 'paymentNotOpened']],
    ['paying, asking first', [paymentPageOpened], ['paymentFound', 'paymentSubmitted']],
    ['paying with no session', [{ type: 'paymentPageOpened', payment: null }], []],
    [
      'paying with a silent server',
      [paymentPageOpened, paymentStatus('silent')],
      ['paymentPageOpened', 'paymentSubmitted'],
    ],
    [
      'paying by the form',
      [paymentPageOpened, paymentFound],
      ['paymentSubmitted', 'sessionNotOpened', 'paymentEnded'],
    ],
    [
      'paying, back from the bank',
      [back, paymentFound],
      ['paymentSubmitted', 'sessionNotOpened', 'paymentEnded'],
    ],
    ['paying, ended', [paymentPageOpened, paymentFound, paymentEnded], ['paymentFound', 'paymentSubmitted']],
    ['leaving', [paymentPageOpened, paymentStatus('placed')], []],
    ['confirming', [thanksOpened], ['paymentFound']],
    ['pending', [thanksOpened, paymentStatus('pending')], []],
    ['thanked', [thanksOpened, paymentStatus('placed')], []],
    ['outcomeUnknown', [failureOpened], ['paymentFound']],
    ['refused, unsure', [failureOpened, paymentStatus('open')], ['paymentFound']],
    ['refused', [failureOpened, paymentStatus('refused')], []],
  ];

  test.each(states)('%s ignores all events but its own', (_name, before, awaited) => {
    const { state } = run(...before);
    const changing = Object.entries(events)
      .filter(([, event]) => {
        const step = orderPlacement(state, event);
        return step.state !== state || step.effects.length > 0;
      })
      .map(([name]) => name);
    expect(changing.toSorted()).toEqual(awaited.toSorted());
  });
});
