// Over 300 lines: one machine in all its states, each told once.
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

/** Where a row of events leads, and what it has done on the way. */
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
  test('[T62] pressed: it is kept for whoever closes the browser, then asked for', () => {
    expect(run(place).done).toEqual([
      { do: 'keep', record: { sent } },
      { do: 'place', id: 42 },
    ]);
  });

  test('[T62] pressed five times: asked for once', () => {
    expect(run(place, place, place, place, place).acts).toEqual(['keep', 'place']);
  });

  test.each([
    ['the day that was chosen', day, {}],
    ['another day', day + 86_400, { chosenDate: day }],
    ['a day that nobody says', null, {}],
  ])(
    '[T62] placed for %s: out of the cart, known to the thanks, the next order chooses its own day',
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

  test('it is forgotten that it was sent once it has left the cart, and not before', () => {
    expect(run(place, accepted()).acts).not.toContain('forgetSent');
    const { customerNumber, id, revision } = sent;
    const out: PlacementEvent = {
      type: 'takenOut',
      order: { id, customerNumber, revision, goods },
      isNews: true,
    };
    expect(run(place, accepted(), out).done.at(-1)).toEqual({ do: 'forgetSent', id, customerNumber });
  });

  test('[T62] refused: mislukt with the reason; what was sent stays to be asked after', () => {
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

  test.each(['failed', 'lost'] as const)(
    '[T62] %s: the server is asked at once what became of it',
    (kind) => {
      expect(run(place, answer(kind)).done.at(-1)).toEqual({ do: 'ask', id: 42, question: 1, afterMs: 0 });
      expect(run(place, answer(kind), foundPlaced).acts.at(-1)).toBe('goToThanks');
      expect(run(place, answer(kind), found('gone')).done.at(-1)).toEqual({ do: 'goToFailed', reason: '' });
      expect(run(place, answer(kind), found('silent')).state.kind).toBe('unanswered');
    },
  );

  test('[T62] a draft after an answer that it failed is a failure; after silence it may still be on its way', () => {
    expect(run(place, answer('failed'), found('draft')).done.at(-1)).toEqual({
      do: 'goToFailed',
      reason: '',
    });
    expect(run(place, answer('lost'), found('draft')).state.kind).toBe('unanswered');
    // The word that it failed was answered by silence: a draft that is found later is no failure either.
    expect(run(place, answer('failed'), found('silent'), found('draft', 2)).state.kind).toBe('unanswered');
  });

  test('[T62] nobody knows: asked after 2, 4, 8, 16, and from then on 30 seconds', () => {
    const questions = Array.from({ length: 8 }, (_, index) =>
      found(index % 2 === 0 ? 'draft' : 'silent', index + 1),
    );
    const { done, state } = run(place, answer('lost'), ...questions);
    const waits = done.flatMap((effect) => (effect.do === 'ask' ? [effect.afterMs] : []));
    expect(waits).toEqual([0, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
    expect(state.kind).toBe('unanswered');
  });

  test('[T62] known by a question, it is placed all the same, and no press sends it again', () => {
    const { acts } = run(place, answer('lost'), found('draft'), foundPlaced, place, accepted(), foundPlaced);
    expect(acts.filter((act) => act === 'takeOut')).toHaveLength(1);
    expect(acts.filter((act) => act === 'place')).toHaveLength(1);
  });

  test('[T62] pressed again while nobody knows: asked for again; an answer to an earlier question is no failure of it', () => {
    const again = [place, answer('lost'), found('draft'), place, answer('failed')];
    expect(run(...again).acts.filter((act) => act === 'place')).toHaveLength(2);
    expect(run(...again, found('gone', 2)).state.kind).toBe('asked');
    expect(run(...again, found('draft', 2)).state.kind).toBe('asked');
    expect(run(...again, { ...foundPlaced, question: 2 }).state.kind).toBe('placed');
    expect(run(...again).done.at(-1)).toEqual({ do: 'ask', id: 42, question: 3, afterMs: 0 });
  });

  test('[T62] what was asked before the button was pressed again is no failure of what is under way', () => {
    const again = [place, answer('lost'), found('draft'), place];
    expect(run(...again, found('gone', 2)).state.kind).toBe('sent');
    expect(run(...again, found('draft', 2)).state.kind).toBe('sent');
  });

  test('the answer of another order settles nothing', () => {
    expect(run(place, accepted(null, 41)).state.kind).toBe('sent');
    expect(run(place, answer('lost'), { ...foundPlaced, id: 41 }).state.kind).toBe('asked');
  });
});

describe('for a procurement system', () => {
  const to = (punchOut: 'oci' | 'cxml'): PlacementEvent => ({ type: 'place', order: { ...order, punchOut } });
  const made = (possible: boolean | null): PlacementEvent => ({ type: 'returnMade', id: 42, possible });

  test('[T62] OCI: the return is made, then the order placed, and it leaves by the return', () => {
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

  test('a page that stays while its return goes to another window shows the thanks', () => {
    expect(run(to('oci'), made(true), accepted(), { type: 'stayed' }).acts.slice(-2)).toEqual([
      'goBack',
      'goToThanks',
    ]);
    expect(run(to('oci'), { type: 'stayed' }).acts).not.toContain('goToThanks');
  });

  test('OCI: an answer that was lost and found keeps its return', () => {
    expect(run(to('oci'), made(true), answer('lost'), found('draft'), foundPlaced).acts.at(-1)).toBe(
      'goBack',
    );
  });

  test('without a return nothing is placed, and one can press again', () => {
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

  test('the return of another order settles nothing', () => {
    expect(run(to('oci'), { type: 'returnMade', id: 41, possible: true }).state.kind).toBe('returning');
  });
});

describe('heard of later', () => {
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

  test('[T62] placed while its tab was loaded again, or closed: out of the cart, and the thanks', () => {
    expect(run(placed).acts).toEqual(['keep', 'takeOut', 'forgetDay']);
    expect(run(placed, out(true)).acts.slice(3)).toEqual(['forgetSent', 'goToThanks']);
    // The cart of another tab tells the same once more.
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

  test('one that another tab has taken out leaves the page, and the next order, alone', () => {
    const { state, acts } = run(placed, out(false));
    expect(acts.at(-1)).toBe('forgetSent');
    expect(state).toEqual(initialPlacement);
  });

  test('[T62] one that nobody knew of, found placed: the thanks where the cart still held it', () => {
    const { state, acts } = run(place, answer('lost'), found('silent'), foundPlaced);
    expect(acts.slice(-4)).toEqual(['keep', 'takeOut', 'forgetDay', 'refreshHistory']);
    expect(orderPlacement(state, out(true)).effects).toEqual([
      { do: 'forgetSent', id: 42, customerNumber: '100001' },
      { do: 'goToThanks' },
    ]);
  });

  test('[T62] one that nobody knew of, and another tab has placed meanwhile, leaves the page and the next order alone', () => {
    const { state, acts } = run(place, answer('lost'), found('silent'), foundPlaced, out(false));
    expect(acts).not.toContain('goToThanks');
    expect(state).toEqual(initialPlacement);
  });

  test('a draft and silence leave it to be asked after; one that is gone is forgotten', () => {
    expect(run(recalled('draft')).done).toEqual([]);
    expect(run(recalled('silent')).done).toEqual([]);
    expect(run(recalled('gone')).done).toEqual([{ do: 'forgetSent', id: 42, customerNumber: '100001' }]);
  });

  test('another order that is heard of leaves the cart, and this page alone', () => {
    const other = { ...sent, id: 43 };
    const heard: PlacementEvent = { ...placed, sent: other };
    for (const before of [[place], [place, accepted()]]) {
      const { state } = run(...before);
      const step = orderPlacement(state, heard);
      expect(step.state).toEqual(state);
      expect(step.effects).toContainEqual({
        do: 'takeOut',
        order: { id: 43, customerNumber: '100001', revision: 'a', goods },
      });
    }
  });

  test('told twice, it leaves the cart once', () => {
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
  backorders: [],
});
type Said = PaymentStanding['state'] | 'silent' | null;
const said = (word: Said, trusted = true): PlacementEvent => ({
  type: 'paymentFound',
  standing: word === null || word === 'silent' ? word : standing(word),
  trusted,
});

describe('paying', () => {
  const pay: PlacementEvent = { type: 'pay', order };
  const opened: PlacementEvent = { type: 'paymentOpened', id: 42, href: '/betaalmethode', payment: session };

  test('[T63] pressed five times, a session is asked for once', () => {
    expect(run(pay, pay, pay, pay, pay).acts).toEqual(['openPayment']);
  });

  test('[T63] it is kept for whoever closes the browser at the bank, under the order that the session is of', () => {
    expect(run(pay, { ...opened, id: 43 }).done.slice(1)).toEqual([
      { do: 'keep', record: { sent: { ...sent, id: 43 } } },
      { do: 'keep', record: { payment: session } },
      { do: 'goToProvider', href: '/betaalmethode' },
    ]);
  });

  test('one that cannot be opened now says so, and can be tried again', () => {
    const failed: PlacementEvent = { type: 'paymentNotOpened', reason: 'Nu niet.' };
    expect(run(pay, failed).state).toEqual({ kind: 'draft', failure: 'Nu niet.' });
    expect(run(pay, failed, pay).acts).toEqual(['openPayment', 'openPayment']);
  });
});

describe('the page of the provider', () => {
  const open = (changes: Partial<typeof session> = {}): PlacementEvent => ({
    type: 'paymentPageOpened',
    payment: { ...session, ...changes },
  });
  const end = (resultCode: string, sessionResult = 'R'): PlacementEvent => ({
    type: 'paymentEnded',
    resultCode,
    sessionResult,
  });

  test('[S61] the server is asked first; then the form shows', () => {
    expect(run(open()).done).toEqual([{ do: 'askPayment', sessionId: 'CS1', afterMs: 0 }]);
    expect(run(open(), said('open')).done.at(-1)).toEqual({ do: 'showForm', payment: session });
  });

  test('[S61] no session, somebody else’s, or one that says something else than the servers: nothing is opened', () => {
    expect(run({ type: 'paymentPageOpened', payment: null }).state).toMatchObject({ step: 'foreign' });
    for (const event of [said(null, false), said('open', false)]) {
      const { state, acts } = run(open(), event);
      expect(state).toMatchObject({ step: 'foreign' });
      expect(acts).toEqual(['askPayment']);
    }
  });

  test('a server that does not answer is asked again at a press', () => {
    expect(run(open(), said('silent')).state).toMatchObject({ step: 'unreachable' });
    expect(run(open(), said('silent'), open()).acts).toEqual(['askPayment', 'askPayment']);
  });

  test.each([
    ['placed', 'goToThanks'],
    ['pending', 'goToThanks'],
    ['expired', 'goToFailed'],
  ] as const)('[T63] %s already: %s, before anything is opened', (word, act) => {
    const { state, acts } = run(open({ redirectResult: 'R' }), said(word));
    expect(acts).toEqual(['askPayment', act]);
    const to = act === 'goToThanks' ? 'thanks' : 'failed';
    expect(state).toEqual({ kind: 'leaving', to, standing: null });
  });

  test('[T63] refused already, without a result of the bank: mislukt, before anything is opened', () => {
    expect(run(open(), said('refused')).acts).toEqual(['askPayment', 'goToFailed']);
    expect(run(open({ redirectResult: 'R' }), said('refused', false)).acts).toEqual([
      'askPayment',
      'goToFailed',
    ]);
  });

  test('[T63] refused already, before the browser is back: the provider is still asked why', () => {
    const back = run(open({ redirectResult: 'R' }), said('refused'));
    expect(back.acts).toEqual(['askPayment', 'keep', 'handOnResult']);
  });

  test('[T63, S63] a payment that the buyer broke off leads to mislukt, which learns that it was cancelled', () => {
    const { done } = run(open(), said('open'), end('Cancelled'), said('refused'));
    expect(done.slice(-2)).toEqual([
      { do: 'keep', record: { payment: { ...session, cancelled: true } } },
      { do: 'goToFailed', reason: '' },
    ]);
    const failure: PlacementEvent = {
      type: 'failureOpened',
      reason: '',
      payment: { ...session, cancelled: true },
    };
    expect(run(failure, said('refused')).state).toMatchObject({ kind: 'refused', cancelled: true });
    expect(run(open(), said('open'), end('Refused'), said('refused')).acts.slice(-2)).toEqual([
      'reportPayment',
      'goToFailed',
    ]);
  });

  test('[T63] what is sent is kept with its way to pay, and is no cancelled payment any more', () => {
    const again = run(open({ cancelled: true }), said('open'), { type: 'paymentSubmitted', way: 'ideal' });
    expect(again.done.at(-1)).toEqual({
      do: 'keep',
      record: { payment: { ...session, submitted: true, way: 'ideal', cancelled: false } },
    });
  });

  test('[T63] what the bank sent back is handed on once: a reload finds the server’s word', () => {
    const back = { ...session, redirectResult: 'R' };
    const used = { ...session, submitted: true };
    const { state, done } = run(open(back), said('open'));
    expect(done.slice(1)).toEqual([
      { do: 'keep', record: { payment: used } },
      { do: 'handOnResult', payment: back },
    ]);
    expect(state).toMatchObject({ kind: 'paying', step: 'returned', payment: used });
  });

  test('[T63] told twice, its end leads on once', () => {
    const ended = run(open(), said('open'), end('Authorised'), end('Error'), said('open'), said('refused'));
    expect(ended.acts.slice(2)).toEqual(['reportPayment', 'goToThanks']);
  });

  test('[T63] a back end that cannot be asked: the session of the tab’s own order is taken, and the provider’s word', () => {
    const own = run(open({ owner: order.customerNumber }), said(null, true));
    expect(own.state).toMatchObject({ kind: 'paying', step: 'form', standing: null });
    expect(own.acts).toEqual(['askPayment', 'showForm']);
    const back = run(open({ redirectResult: 'R' }), said(null, true));
    expect(back.acts).toEqual(['askPayment', 'keep', 'handOnResult']);
    for (const [code, way] of [
      ['Authorised', 'goToThanks'],
      ['Refused', 'goToFailed'],
    ] as const) {
      const ended = run(open(), said(null, true), end(code), said('silent'));
      expect(ended.acts.slice(2)).toEqual(['reportPayment', way]);
    }
    expect(run(open(), said(null, false)).state).toMatchObject({ step: 'foreign' });
  });

  const ending = (code: string, word: Said, sessionResult?: string) =>
    run(open(), said('open'), end(code, sessionResult), said(word)).acts.slice(2);

  test.each(['Authorised', 'Pending', 'Received'])(
    '[T63] %s leads to gelukt, though the server knows nothing yet',
    (code) => {
      expect(ending(code, 'open')).toEqual(['reportPayment', 'goToThanks']);
      expect(ending(code, 'silent')).toEqual(['reportPayment', 'goToThanks']);
    },
  );

  test.each(['Refused', 'Cancelled', 'Error', 'Strange', ''])('[T63] %s leads to mislukt', (code) => {
    for (const word of ['open', 'refused', 'silent', null] as const) {
      expect(ending(code, word).filter((act) => act !== 'keep')).toEqual(['reportPayment', 'goToFailed']);
      // No reason of ours: the page of the failure has its own words.
      expect(run(open(), said('open'), end(code), said(word)).done.at(-1)).toEqual({
        do: 'goToFailed',
        reason: '',
      });
    }
  });

  test.each(['placed', 'pending'] as const)(
    '[T63] an error leads to gelukt when the server says %s',
    (word) => {
      expect(ending('Error', word)).toEqual(['reportPayment', 'goToThanks']);
      // Without a result of the provider the server is only asked.
      expect(ending('', word, '')).toEqual(['askPayment', 'goToThanks']);
    },
  );

  test('[T63] a session that does not open is given up, unless something was sent with it', () => {
    const closed: PlacementEvent = { type: 'sessionNotOpened' };
    expect(run(open(), said('open'), closed, said('expired')).acts.slice(2)).toEqual([
      'giveUpSession',
      'goToFailed',
    ]);
    const submitted = run(open(), said('open'), { type: 'paymentSubmitted', way: 'ideal' }, closed);
    expect(submitted.done.slice(2)).toEqual([
      { do: 'keep', record: { payment: { ...session, submitted: true, way: 'ideal', cancelled: false } } },
      { do: 'askPayment', sessionId: 'CS1', afterMs: 0 },
    ]);
    expect(submitted.state).toMatchObject({ step: 'ended', resultCode: '' });
    expect(run(open({ redirectResult: 'R' }), said('open'), closed).acts).not.toContain('giveUpSession');
  });
});

describe('thanks', () => {
  const earlier = { id: 41, number: 'KKN000000041', customerNumber: '100001', deliveryDate: day };
  const open = (payment: typeof session | null = session): PlacementEvent => ({
    type: 'thanksOpened',
    customerNumber: '100001',
    record: { placed: earlier, payment },
  });

  test('[S62] for what this tab placed; nothing leaves the cart again', () => {
    expect(run(open(null))).toMatchObject({ state: { kind: 'thanked', placed: earlier }, done: [] });
    // A session of somebody else is no payment of this customer.
    expect(run(open(), said(null))).toMatchObject({
      state: { kind: 'thanked', placed: earlier },
      acts: ['askPayment'],
    });
  });

  test('[S62] paid by the server’s word: out of the cart, and nothing is left to ask', () => {
    const placed = { id: 42, number: 'KKN000000042', customerNumber: '100001', deliveryDate: day };
    const { state, done } = run(open(), said('placed'), said('placed'));
    expect(state).toMatchObject({ kind: 'thanked', placed });
    expect(done.slice(1)).toEqual([
      { do: 'keep', record: { placed, payment: null } },
      { do: 'takeOut', order: { id: 42, customerNumber: '100001', revision: 'a', goods: null } },
      { do: 'forgetDay' },
    ]);
  });

  test('[S62] paid, of a cart that nobody knows the revision of: its goods are asked for', () => {
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

  test.each(['refused', 'expired'] as const)('[S62] %s by the bank: asked no more', (word) => {
    const { state, acts } = run(open(), said(word), said('open'));
    expect(state).toMatchObject({ kind: 'confirming', sessionId: 'CS1', asksLeft: 0 });
    expect(acts).toEqual(['askPayment']);
  });

  test('[S62] pending at the bank: out of the cart, and asked after later', () => {
    expect(run(open(), said('pending'))).toMatchObject({
      state: { kind: 'pending' },
      acts: ['askPayment', 'takeOut'],
    });
  });

  test('a late word of the bank is waited for: asked ten times, two seconds apart', () => {
    const { done, state } = run(
      open(),
      ...Array.from({ length: 12 }, (_, index) => said(index % 2 ? 'open' : 'silent')),
    );
    expect(done.map((effect) => effect.do === 'askPayment' && effect.afterMs)).toEqual([
      0,
      ...Array(9).fill(2000),
    ]);
    expect(state.kind).toBe('confirming');
    expect(run(open(), said('open'), said('silent'), said('placed')).acts).toContain('takeOut');
  });

  test.each(['open', 'refused', 'expired', 'silent', null] as const)('[S62] %s takes nothing out', (word) => {
    expect(run(open(), said(word)).acts).not.toContain('takeOut');
  });
});

describe('a failure that may be none', () => {
  const open = (payment: typeof session | null = session): PlacementEvent => ({
    type: 'failureOpened',
    reason: 'Te weinig.',
    payment,
  });

  test('[S63] without a payment it is one', () => {
    expect(run(open(null))).toMatchObject({
      state: { kind: 'refused', reason: 'Te weinig.', unsure: false },
      done: [],
    });
  });

  test.each(['placed', 'pending'] as const)('[S63] %s after all: gelukt', (word) => {
    expect(run(open()).state.kind).toBe('doubted');
    expect(run(open(), said(word))).toMatchObject({
      state: { kind: 'leaving', to: 'thanks', standing: null },
      acts: ['askPayment', 'goToThanks'],
    });
    expect(run(open(), said('open'), said('silent'), said(word)).acts.at(-1)).toBe('goToThanks');
  });

  test.each(['open', 'silent'] as const)('[S63] %s is no failure for sure: asked five times', (word) => {
    const { state, acts } = run(open(), ...Array.from({ length: 7 }, () => said(word)));
    expect(state).toMatchObject({ kind: 'refused', unsure: true });
    expect(acts).toHaveLength(5);
  });

  test.each(['refused', 'expired', null] as const)('[S63] %s is one, and asked no more', (word) => {
    expect(run(open(), said(word), said('open'))).toMatchObject({
      state: { kind: 'refused', unsure: false },
      acts: ['askPayment'],
    });
  });
});

describe('an event that a state does not wait for', () => {
  const events = {
    place,
    returnMade: { type: 'returnMade', id: 42, possible: true },
    answered: accepted(),
    found: foundPlaced,
    stayed: { type: 'stayed' },
    pay: { type: 'pay', order },
    paymentOpened: { type: 'paymentOpened', id: 42, href: '/betaalmethode', payment: session },
    paymentNotOpened: { type: 'paymentNotOpened', reason: 'Nu niet.' },
    paymentPageOpened: { type: 'paymentPageOpened', payment: session },
    paymentFound: said('open'),
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

  /** Every state, how it is come to, and all that it waits for. What was heard of an order, and of the cart, always counts. */
  const states: readonly (readonly [string, readonly PlacementEvent[], readonly Name[]])[] = [
    ['draft', [], ['place', 'pay', 'paymentPageOpened', 'thanksOpened', 'failureOpened']],
    ['returning', [toProcurement], ['returnMade', 'found']],
    ['sent', [place], ['answered', 'found']],
    ['asked', [place, answer('lost')], ['found']],
    ['unanswered', [place, answer('lost'), found('draft')], ['place', 'found', 'pay']],
    ['placed', [place, accepted()], ['stayed']],
    ['opening', [events.pay], ['paymentOpened', 'paymentNotOpened']],
    ['paying, asking first', [paymentPageOpened], ['paymentFound', 'paymentSubmitted']],
    ['paying with no session', [{ type: 'paymentPageOpened', payment: null }], []],
    [
      'paying with a silent server',
      [paymentPageOpened, said('silent')],
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
    ['leaving', [paymentPageOpened, said('placed')], []],
    ['confirming', [thanksOpened], ['paymentFound']],
    ['pending', [thanksOpened, said('pending')], []],
    ['thanked', [thanksOpened, said('placed')], []],
    ['doubted', [failureOpened], ['paymentFound']],
    ['refused, unsure', [failureOpened, said('open')], ['paymentFound']],
    ['refused', [failureOpened, said('refused')], []],
  ];

  test.each(states)('%s: changes nothing, and all others do', (_name, before, awaited) => {
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
