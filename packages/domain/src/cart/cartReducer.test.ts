// Over 300 lines: every case is an order of events of one reducer, and reads best beside the others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryStoredCart } from '../testing/arbitraryCart.ts';
import { setQuantity } from './cartChanges.ts';
import { type CartIntent, readCartRecord, readSavedTexts } from './cartRecord.ts';
import {
  type CartAct,
  type CartEffect,
  type CartState,
  type CartSurroundings,
  cartReducer,
  unopenedCart,
} from './cartReducer.ts';
import { cartView } from './cartView.ts';
import { type CartQuantities, emptyCart, toStored } from './storedCart.ts';

const intent = (quantities: CartQuantities, couponCode = '', orderReference = ''): CartIntent => ({
  quantities,
  couponCode,
  orderReference,
});

/** A tab whose browser keeps what it is told to; each event is told what was done after it. */
function openTab(given: Partial<CartSurroundings> = {}) {
  let revisions = 0;
  let seen: CartSurroundings = {
    record: null,
    savedTexts: null,
    customer: '1',
    loggedOut: false,
    now: 0,
    newRevision: '',
    ...given,
  };
  let state: CartState = unopenedCart;
  let effects: readonly CartEffect[] = [];
  const tab = {
    act: (act: CartAct, changed: Partial<CartSurroundings> = {}) => {
      revisions += 1;
      seen = { ...seen, ...changed, newRevision: revisions.toString(16).padStart(32, '0') };
      ({ state, effects } = cartReducer(state, { ...act, seen }));
      for (const effect of effects) {
        if (effect.type === 'writeRecord') seen = { ...seen, record: effect.text };
        if (effect.type === 'writeSavedTexts') seen = { ...seen, savedTexts: effect.text };
      }
      return tab;
    },
    add: (productId: number, quantity: number) => tab.act({ type: 'add', productId, quantity }),
    /** Sends what is wanted, and answers it. */
    price: () => tab.act({ type: 'send' }).answer(),
    answer: (answer: unknown = { products: [] }, subtotal = 9.5) =>
      tab.act({ type: 'answered', answer, subtotal, info: 'priced' }),
    fail: (reason: 'no-answer' | 'unauthorised' | 'refused', message = '') =>
      tab.act({ type: 'failed', reason, message }),
    view: () => cartView(state),
    state: () => state,
    seen: () => seen,
    effects: () => effects,
    /** What follows the last event, but for what is written. */
    next: () => effects.filter(({ type }) => type !== 'writeRecord' && type !== 'writeSavedTexts'),
    kept: () => readCartRecord(seen.record, ''),
  };
  return tab.act({ type: 'open' });
}

const sendAfter = (after: number | null) => ({ type: 'planSend', after });

describe('open', () => {
  test('the record is written at once, and never again while nothing changes', () => {
    const tab = openTab();
    expect(tab.effects()).toEqual([{ type: 'writeRecord', text: tab.state().text }]);
    expect(openTab({ record: tab.seen().record }).effects()).toEqual([]);
  });

  test('a cart that was kept without a revision is written with one, so that every tab knows it by the same', () => {
    const tab = openTab({ record: JSON.stringify(toStored(setQuantity(emptyCart('1'), 7, 2))) });
    expect(tab.view()).toMatchObject({ known: true, quantities: { 7: 2 } });
    expect(JSON.parse(tab.seen().record ?? '').revision).toBe(tab.view().revision);
  });

  test('an event that changes nothing leaves the very same state: nothing is drawn again', () => {
    const tab = openTab().add(7, 2).price();
    const before = tab.state();
    expect(tab.act({ type: 'online' }).state()).toBe(before);
    expect(tab.act({ type: 'answerRead', answer: { another: 1 }, info: null }).state()).toBe(before);
  });

  test('a stored answer is to be read; it shows when it was', () => {
    const { record } = openTab().add(7, 2).price().seen();
    const tab = openTab({ record });
    const answer = tab.kept().stored.data;
    expect(tab.next()).toEqual([{ type: 'readAnswer', answer }]);
    expect(tab.view().info).toBeNull();
    tab.act({ type: 'answerRead', answer: { another: 1 }, info: 'of another cart' });
    expect(tab.view().info).toBeNull();
    tab.act({ type: 'answerRead', answer: tab.state().record.stored.data, info: 'read' });
    expect(tab.view().info).toBe('read');
  });

  test('a cart that nobody priced is priced', () => {
    const parked = openTab().add(7, 2).price().act({ type: 'sessionChanged' }, { customer: '2' }).seen();
    expect(parked.record).not.toContain('products');
    const tab = openTab({ ...parked, customer: '1' });
    expect(tab.next()).toEqual([sendAfter(120)]);
    tab.act({ type: 'send' });
    expect(tab.next()).toEqual([sendAfter(null), { type: 'price', intent: intent({ 7: 2 }) }]);
  });

  test('what was left unsent is sent', () => {
    const { record } = openTab().add(7, 3).seen();
    const tab = openTab({ record });
    expect(tab.view()).toMatchObject({ quantities: { 7: 3 }, status: 'calculating' });
    expect(tab.next()).toEqual([sendAfter(120)]);
  });

  test('a full or blocked storage keeps the cart in the tab and says so, until it can be written', () => {
    const tab = openTab().add(7, 1).act({ type: 'written', kept: false });
    expect(tab.view()).toMatchObject({ kept: false, quantities: { 7: 1 } });
    expect(tab.act({ type: 'written', kept: true }).view().kept).toBe(true);
  });
});

describe('what a buyer does', () => {
  test('[T11] the screen follows at once, the server is asked once, 120 ms after the last touch', () => {
    const tab = openTab().add(7, 1).add(7, 2);
    expect(tab.view()).toMatchObject({
      quantities: { 7: 3 },
      units: 3,
      status: 'calculating',
      lastAdded: null,
    });
    expect(tab.next()).toEqual([sendAfter(120)]);
    expect(tab.act({ type: 'send' }).next()).toContainEqual({ type: 'price', intent: intent({ 7: 3 }) });
  });

  test('[T13] the stored cart changes only after an answer; then what was added is announced', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    expect(tab.kept()).toMatchObject({ stored: { quantities: {} }, pending: { quantities: { 7: 2 } } });
    tab.answer({ products: [7] }, 9.5);
    expect(tab.kept()).toMatchObject({
      stored: { quantities: { 7: 2 }, total: { items: 2, amount: 9.5 }, data: { products: [7] } },
      pending: null,
    });
    const settled = { status: 'settled', subtotal: 950, info: 'priced' };
    expect(tab.view()).toMatchObject({ ...settled, lastAdded: { productId: 7, sequence: 1 } });
    const { lastAdded, revision } = tab.add(8, 1).price().view();
    expect(lastAdded).toEqual({ productId: 8, sequence: 2, revision });
    expect(tab.act({ type: 'setQuantity', productId: 8, quantity: 2 }).view().revision).not.toBe(revision);
  });

  test('[T14] many are added in one go, to nothing and to the most of a line, announcing none', () => {
    const tab = openTab().act({ type: 'setQuantity', productId: 7, quantity: 9990 });
    tab.act({ type: 'addAll', quantities: { 7: 20, 8: 3, 9: -4 } }).price();
    expect(tab.view()).toMatchObject({ quantities: { 7: 9999, 8: 3 }, lastAdded: null });
  });

  test('[T11] more than a line holds changes nothing and says why, once', () => {
    const tab = openTab().act({ type: 'setQuantity', productId: 7, quantity: 9999 }).add(7, 1);
    const message = 'Je kunt van een artikel maximaal 9.999 bestellen.';
    expect(tab.effects()).toEqual([{ type: 'tellRefusal', message }]);
    expect(tab.view()).toMatchObject({ quantities: { 7: 9999 }, refusal: message });
    expect(tab.act({ type: 'setQuantity', productId: 7, quantity: 1 }).view().refusal).toBe('');
  });

  test('[T11] the last product gone resets the cart, asks nothing and plans nothing', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' }).price();
    tab.act({ type: 'setQuantity', productId: 7, quantity: 0 });
    expect(tab.kept()).toMatchObject({ stored: emptyCart('1'), pending: null });
    expect(tab.view()).toMatchObject({
      units: 0,
      couponCode: '',
      info: null,
      subtotal: 0,
      status: 'settled',
    });
    expect(tab.next()).toEqual([sendAfter(null)]);
    expect(tab.act({ type: 'send' }).next()).toEqual([sendAfter(null)]);
  });

  test('what was emptied comes back with its coupon and reference, beside what was added since', () => {
    const tab = openTab().add(7, 2).act({ type: 'empty' }).add(8, 1);
    tab.act({ type: 'restore', taken: intent({ 7: 2 }, 'DEMO10', 'Groep 3') });
    const all = { quantities: { 7: 2, 8: 1 }, couponCode: 'DEMO10', orderReference: 'Groep 3' };
    expect(tab.view()).toMatchObject(all);
  });

  test('what was emptied is added to what came into the cart since, up to what a line can hold', () => {
    const tab = openTab().add(7, 5).act({ type: 'empty' }).add(7, 2);
    tab.act({ type: 'restore', taken: intent({ 7: 5 }) });
    expect(tab.view().quantities).toEqual({ 7: 7 });
    tab.act({ type: 'restore', taken: intent({ 7: 9_999, 8: 1 }) });
    expect(tab.view().quantities).toEqual({ 7: 9_999, 8: 1 });
  });

  test('a coupon and a reference that were typed since the cart was emptied stay', () => {
    const tab = openTab().add(7, 5).act({ type: 'empty' }).add(8, 1);
    tab.act({ type: 'setCouponCode', code: 'ZOMER' });
    tab.act({ type: 'restore', taken: intent({ 7: 5 }, 'DEMO10', 'Groep 3') });
    expect(tab.view()).toMatchObject({ couponCode: 'ZOMER', orderReference: 'Groep 3' });
    tab.act({ type: 'setOrderReference', text: 'Groep 4' });
    tab.act({ type: 'restore', taken: intent({ 7: 1 }, 'DEMO10', 'Groep 3') });
    expect(tab.view()).toMatchObject({ couponCode: 'ZOMER', orderReference: 'Groep 4' });
  });

  test('nobody fills a cart while logged out', () => {
    expect(openTab({ customer: null }).add(7, 1).view().units).toBe(0);
  });

  test('every change has another revision, the same in every tab', () => {
    const tab = openTab();
    const before = tab.view().revision;
    tab.add(7, 1);
    expect(tab.view().revision).not.toBe(before);
    expect(openTab({ record: tab.seen().record }).view().revision).toBe(tab.view().revision);
    const { revision } = tab.view();
    expect(tab.price().view().revision).toBe(revision);
  });
});

describe('one call at a time', () => {
  test('who asks meanwhile waits for the answer; the latest intent is sent after it', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).add(7, 1).act({ type: 'send' });
    expect(tab.next()).toEqual([sendAfter(null)]);
    tab.answer();
    expect(tab.kept()).toMatchObject({ stored: { quantities: { 7: 1 } }, pending: { quantities: { 7: 2 } } });
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.act({ type: 'send' }).next()).toContainEqual({ type: 'price', intent: intent({ 7: 2 }) });
    expect(tab.answer().view()).toMatchObject({ quantities: { 7: 2 }, status: 'settled' });
  });

  test('[T13] after a refusal the cart is as the server last took it, and the buyer is told in its words', () => {
    const tab = openTab().add(7, 1).price().add(8, 1).act({ type: 'send' });
    tab.fail('refused', 'Dit product bestaat niet meer.');
    const refusal = 'Dit product bestaat niet meer.';
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, refusal, lastAdded: { productId: 7 } });
    expect(tab.next()).toEqual([{ type: 'tellRefusal', message: refusal }]);
  });

  test('regression: a cart that goes back to one that nobody priced is priced', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' }).price();
    tab
      .act({ type: 'sessionChanged' }, { customer: null })
      .act({ type: 'sessionChanged' }, { customer: '1' });
    tab.act({ type: 'send' }).fail('refused', 'Nee.');
    expect(tab.view()).toMatchObject({ quantities: { 7: 2 }, couponCode: '', subtotal: 0 });
    expect(tab.next()).toContainEqual(sendAfter(0));
    expect(tab.price().view()).toMatchObject({ status: 'settled', subtotal: 950 });
  });

  test('regression: a cart that was not priced when a stale answer came is asked for', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    const record = JSON.stringify(toStored(setQuantity(emptyCart('1'), 8, 1)));
    tab.act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(tab.next()).toEqual([sendAfter(5_000)]);
    expect(tab.answer().next()).toEqual([sendAfter(0)]);
  });

  test('a cart that is priced anew is calculating until the answer comes', () => {
    const tab = openTab().add(7, 1).price().act({ type: 'send' });
    expect(tab.view().status).toBe('calculating');
    expect(tab.answer().view().status).toBe('settled');
  });

  test('a change that got no answer and is refused at the next try is neither unsent nor outdated', () => {
    const tab = openTab().add(7, 1).price().add(8, 1).act({ type: 'send' }).fail('no-answer');
    expect(tab.view().status).toBe('unsent');
    tab.act({ type: 'send' }).fail('refused', 'Nee.');
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, status: 'settled', refusal: 'Nee.' });
  });

  test('a refusal without words has ours', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).fail('refused');
    expect(tab.view().refusal).toBe('Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.');
  });

  test('what was touched after a change that is refused is sent all the same, and nothing is said', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).add(8, 1).fail('refused', 'Nee.');
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.view()).toMatchObject({ quantities: { 7: 1, 8: 1 }, refusal: '' });
  });

  test('without an answer the change is kept and sent again after 5, 15 and then always 60 seconds', () => {
    const tab = openTab().add(7, 1);
    const waits = [1, 2, 3, 4].map(() => tab.act({ type: 'send' }).fail('no-answer').next());
    expect(waits).toEqual([5_000, 15_000, 60_000, 60_000].map((after) => [sendAfter(after)]));
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, status: 'unsent' });
    tab.price().add(7, 1).act({ type: 'send' }).fail('no-answer');
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('a lost answer waits its turn, also where the intent is another by now', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).add(7, 1).fail('no-answer');
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('a cart that could not be priced anew says so, and does not claim that a change is unsent', () => {
    const tab = openTab().add(7, 1).price().act({ type: 'send' });
    expect(tab.fail('no-answer').view()).toMatchObject({
      quantities: { 7: 1 },
      status: 'outdated',
      refusal: '',
    });
    const refused = openTab().add(7, 1).price().act({ type: 'send' }).fail('refused', 'Nee.');
    expect(refused.view()).toMatchObject({ status: 'outdated', refusal: '' });
    expect(refused.next()).toEqual([]);
  });

  test('a session that the server does not take says nothing of the cart', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).fail('unauthorised');
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, status: 'calculating', refusal: '' });
    expect(tab.next()).toEqual([]);
  });

  test('back online, what is unsent is sent at once', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).fail('no-answer').act({ type: 'online' });
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.price().act({ type: 'online' }).next()).toEqual([]);
  });

  test('an answer that nobody asked for is none', () => {
    const tab = openTab().add(7, 1);
    expect(tab.answer().view().status).toBe('calculating');
    expect(tab.fail('refused').view()).toMatchObject({ quantities: { 7: 1 }, refusal: '' });
  });
});

describe('two tabs', () => {
  test('[T10] what is kept is read before every change: two tabs never lose each other’s additions', () => {
    const here = openTab();
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'add', productId: 7, quantity: 1 }, { record: there.seen().record });
    expect(here.kept().pending?.quantities).toEqual({ 7: 1, 8: 2 });
  });

  test('what another tab left unsent shows here at once, and is sent from here after 5 s', () => {
    const { record } = openTab().add(7, 3).seen();
    const tab = openTab().act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(tab.view()).toMatchObject({ quantities: { 7: 3 }, status: 'calculating' });
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('what another tab settled shows here, with its answer as soon as it is read', () => {
    const there = openTab().add(7, 3);
    const here = openTab({ record: there.seen().record }).act({ type: 'send' }).fail('no-answer');
    expect(here.view().status).toBe('unsent');
    const { record } = there.price().seen();
    here.act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(here.view()).toMatchObject({ status: 'settled', subtotal: 950, info: null });
    expect(here.next()).toEqual([sendAfter(null), { type: 'readAnswer', answer: here.kept().stored.data }]);
  });

  test('a stale answer never undoes what another tab settled', () => {
    const here = openTab().add(7, 1).act({ type: 'send' });
    const there = openTab({ record: here.seen().record }).add(8, 1).price();
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record }).answer();
    expect(here.effects()).toEqual([]);
    expect(here.kept().stored.quantities).toEqual({ 7: 1, 8: 1 });
  });

  test('regression: a cart that could not be priced and is emptied by another tab is not outdated', () => {
    const here = openTab().add(7, 1).price().act({ type: 'send' }).fail('no-answer');
    const there = openTab({ record: here.seen().record }).act({ type: 'empty' });
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({ units: 0, status: 'settled' });
  });

  test('a cart that another tab empties shows nothing of its sums here, and no answer is read', () => {
    const here = openTab().add(7, 1).price();
    const there = openTab({ record: here.seen().record }).act({ type: 'empty' });
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({ units: 0, info: null, subtotal: 0 });
    expect(here.next()).toEqual([sendAfter(null)]);
  });

  test('what another tab adds leaves the sums and the announcement here until it is priced', () => {
    const here = openTab().add(7, 1).price();
    const { lastAdded } = here.view();
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({
      quantities: { 7: 1, 8: 2 },
      info: 'priced',
      subtotal: 950,
      lastAdded,
    });
  });

  test('an answer that is known here already is not read again', () => {
    const here = openTab().add(7, 1).act({ type: 'send' }).answer('the same text');
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.next()).toEqual([sendAfter(5_000)]);
  });

  test('what another tab wrote is not written over in other words', () => {
    const here = openTab().add(7, 1).price();
    const { text } = here.state();
    const record = JSON.stringify(JSON.parse(text ?? ''), null, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(here.effects()).not.toContainEqual(expect.objectContaining({ type: 'writeRecord' }));
    expect(here.kept()).toEqual(readCartRecord(text, ''));
  });

  test('a change that got no answer is unsent still when another tab adds to it', () => {
    const here = openTab().add(7, 1).act({ type: 'send' }).fail('no-answer');
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({ quantities: { 7: 1, 8: 2 }, status: 'unsent' });
  });

  test('a cart that could not be priced is outdated still when another tab parks something for another customer', () => {
    const here = openTab().add(7, 1).price().act({ type: 'send' }).fail('no-answer');
    const there = openTab({ record: here.seen().record });
    there.act({ type: 'setQuantity', productId: 9, quantity: 1, owner: '2' });
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.kept().stored.others).toEqual({ 2: { 9: 1 } });
    expect(here.view()).toMatchObject({ quantities: { 7: 1 }, status: 'outdated' });
  });
});

describe('an order', () => {
  const order = (tab: ReturnType<typeof openTab>, id = 42) => {
    const { quantities, couponCode, orderReference, revision } = tab.view();
    return { id, owner: '1', revision, intent: { quantities, couponCode, orderReference } };
  };

  test('[T62] leaves the cart that it was made of empty, once, whatever its lines say', () => {
    const tab = openTab().add(7, 12).price();
    const placed = { ...order(tab), intent: intent({ 7: 5 }) };
    tab.act({ type: 'takeOut', order: placed });
    expect(tab.kept()).toMatchObject({ stored: emptyCart('1'), pending: null, ordered: [42] });
    tab.add(7, 12).act({ type: 'takeOut', order: placed });
    expect(tab.view().quantities).toEqual({ 7: 12 });
    const other = openTab({ record: tab.seen().record }).act({ type: 'takeOut', order: placed });
    expect(other.view().quantities).toEqual({ 7: 12 });
  });

  test('[T62] takes out of a later cart what was ordered; an answer before it and a refusal bring nothing back', () => {
    const tab = openTab().add(7, 12).act({ type: 'setOrderReference', text: 'Groep 3' }).price();
    const placed = order(tab);
    tab.add(7, 1).add(8, 2).act({ type: 'send' }).act({ type: 'takeOut', order: placed });
    expect(tab.view()).toMatchObject({ quantities: { 7: 1, 8: 2 }, orderReference: '' });
    tab.answer();
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.kept()).toMatchObject({ stored: { quantities: {} }, pending: { quantities: { 7: 1, 8: 2 } } });
    tab.act({ type: 'send' }).fail('refused', 'Nee.');
    expect(tab.view().quantities).toEqual({});
  });

  test('[T62] what another tab writes over it within 5 s does not bring the ordered back', () => {
    const tab = openTab().add(7, 12);
    const { record } = tab.seen();
    tab.act({ type: 'takeOut', order: order(tab) }, { now: 1_000 });
    tab.act({ type: 'storageChanged', elsewhere: false }, { record, now: 5_999 });
    expect(tab.kept()).toMatchObject({ stored: { quantities: {} }, pending: null, ordered: [42] });
    tab.act({ type: 'storageChanged', elsewhere: false }, { record, now: 5_999 + 5_000 });
    expect(tab.view().quantities).toEqual({ 7: 12 });
  });

  test('[T62] is not of the cart that comes back from another place', () => {
    const tab = openTab().add(7, 12);
    tab.act({ type: 'takeOut', order: order(tab) });
    const { record } = openTab().add(7, 3).seen();
    tab.act({ type: 'storageChanged', elsewhere: true }, { record });
    tab.act({ type: 'storageChanged', elsewhere: false });
    expect(tab.view().quantities).toEqual({ 7: 3 });
  });

  test('[T62] of somebody who has left leaves that one’s parked cart, and not the one of who came', () => {
    const tab = openTab().add(7, 12);
    const placed = order(tab);
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).add(7, 3).act({ type: 'takeOut', order: placed });
    expect(tab.view().quantities).toEqual({ 7: 3 });
    expect(tab.act({ type: 'sessionChanged' }, { customer: '1' }).view().quantities).toEqual({});
  });

  test('the latest twenty are remembered', () => {
    const tab = openTab();
    for (let id = 1; id <= 30; id += 1) tab.act({ type: 'takeOut', order: order(tab, id) });
    expect(tab.kept().ordered).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
  });
});

describe('who is there', () => {
  test('[T03] the coupon and the reference come back with their customer after a session that ended, and are priced', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' });
    tab.act({ type: 'setOrderReference', text: 'Groep Zon' }).price();
    tab.act({ type: 'sessionChanged' }, { customer: null });
    expect(tab.view()).toMatchObject({
      quantities: {},
      couponCode: '',
      orderReference: '',
      info: null,
      status: 'settled',
    });
    tab.act({ type: 'sessionChanged' }, { customer: '2' });
    expect(tab.view()).toMatchObject({ couponCode: '', orderReference: '' });
    const reloaded = openTab({ ...tab.seen(), customer: null }).act(
      { type: 'sessionChanged' },
      { customer: '1' },
    );
    const typed = { quantities: { 7: 2 }, couponCode: 'DEMO10', orderReference: 'Groep Zon' };
    expect(reloaded.view()).toMatchObject(typed);
    expect(reloaded.next()).toEqual([sendAfter(0)]);
    expect(reloaded.seen().savedTexts).toBeNull();
  });

  test.each(['1', 'constructor', 'null'])('they come back, however the number reads: %s', (customer) => {
    const tab = openTab({ customer }).add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' });
    tab.act({ type: 'sessionChanged' }, { customer: null });
    expect(tab.view()).toMatchObject({ quantities: {}, couponCode: '' });
    tab.act({ type: 'sessionChanged' }, { customer });
    expect(tab.view()).toMatchObject({ quantities: { 7: 2 }, couponCode: 'DEMO10' });
  });

  test('regression: they come back with their customer by whatever event that is first seen', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' }).price();
    tab.act({ type: 'sessionChanged' }, { customer: null });
    tab.act({ type: 'add', productId: 8, quantity: 1 }, { customer: '1' });
    expect(tab.view()).toMatchObject({ quantities: { 7: 2, 8: 1 }, couponCode: 'DEMO10' });
    expect(tab.seen().savedTexts).toBeNull();
  });

  test('regression: seed 93895521, path "555:2": who comes back and takes out the last line leaves no coupon behind', () => {
    const tab = openTab({ customer: '2' }).add(1, 1).act({ type: 'setCouponCode', code: '!' });
    tab.act({ type: 'open' }, { customer: null });
    tab.act({ type: 'setQuantity', productId: 1, quantity: 0 }, { customer: '2' });
    expect(tab.view()).toMatchObject({ quantities: {}, couponCode: '' });
    expect(tab.seen().savedTexts).toBeNull();
  });

  test('who logs out leaves only quantities', () => {
    const tab = openTab().add(7, 2).act({ type: 'setOrderReference', text: 'Groep Zon' }).price();
    tab.act({ type: 'sessionChanged' }, { customer: null, loggedOut: true });
    expect(tab.seen()).toMatchObject({ savedTexts: null });
    expect(JSON.parse(tab.seen().record ?? '')).toMatchObject({
      ...toStored(emptyCart(null)),
      others: { 1: { 7: 2 } },
    });
  });

  test('[T03, T80] what was still being typed when the session ended or switched is of who typed it', () => {
    const tab = openTab().add(7, 2).act({ type: 'sessionChanged' }, { customer: '2' }).add(9, 1);
    tab.act({ type: 'setQuantity', productId: 7, quantity: 5, owner: '1' });
    tab.act({ type: 'setOrderReference', text: 'Groep Zon', owner: '1' });
    expect(tab.view()).toMatchObject({ quantities: { 9: 1 }, orderReference: '' });
    tab.act({ type: 'sessionChanged' }, { customer: '1' });
    expect(tab.view()).toMatchObject({ quantities: { 7: 5 }, orderReference: 'Groep Zon' });
    tab.act({ type: 'sessionChanged' }, { customer: null });
    tab.act({ type: 'setQuantity', productId: 7, quantity: 0, owner: '1' });
    expect(JSON.parse(tab.seen().record ?? '').others).toEqual({ 2: { 9: 1 } });
  });

  test.each(['3', 'constructor'])('who typed into a cart that was never filled leaves that: %s', (owner) => {
    const tab = openTab().act({ type: 'setQuantity', productId: 7, quantity: 5, owner });
    expect(tab.kept().stored.others).toEqual({ [owner]: { 7: 5 } });
  });

  test.each([
    ['a visitor', null],
    ['a customer with an empty cart', '2'],
  ])('for %s nothing is sent', (_, customer) => {
    const tab = openTab().add(7, 2).act({ type: 'sessionChanged' }, { customer });
    expect(tab.next()).toEqual([sendAfter(null)]);
  });

  test('what comes for who has left asks nothing for the visitor who is there now', () => {
    const leave = () =>
      openTab().add(7, 2).act({ type: 'send' }).act({ type: 'sessionChanged' }, { customer: null });
    expect(leave().answer().effects()).toEqual([]);
    expect(leave().fail('refused', 'Nee.').effects()).toEqual([]);
  });

  test('a call of who has left that got no answer waits its turn for who came', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).fail('no-answer');
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('an answer to who has left is dropped; who came gets a price of its own', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).answer();
    expect(tab.kept().stored).toMatchObject({
      customer: '2',
      quantities: {},
      data: null,
      others: { 1: { 7: 2 } },
    });
    expect(tab.next()).toEqual([sendAfter(0)]);
    tab.act({ type: 'sessionChanged' }, { customer: '1' }).act({ type: 'send' });
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).fail('refused', 'Nee.');
    expect(tab.view().refusal).toBe('');
    expect(tab.next()).toEqual([sendAfter(0)]);
  });
});

describe('whatever happens', () => {
  const productId = fc.integer({ min: 1, max: 4 });
  const arbitraryAct: fc.Arbitrary<CartAct> = fc.oneof(
    fc.record({ type: fc.constant('add' as const), productId, quantity: fc.nat(9) }),
    fc.record({
      type: fc.constant('setQuantity' as const),
      productId,
      quantity: fc.integer({ min: -1, max: 10_000 }),
      owner: fc.constantFrom(undefined, '1', '2'),
    }),
    fc.record({ type: fc.constant('setCouponCode' as const), code: fc.string({ maxLength: 40 }) }),
    fc.record({ type: fc.constant('setOrderReference' as const), text: fc.string({ maxLength: 100 }) }),
    fc.constantFrom<CartAct>(
      { type: 'open' },
      { type: 'empty' },
      { type: 'send' },
      { type: 'answered', answer: { products: [] }, subtotal: 1, info: null },
      { type: 'failed', reason: 'no-answer', message: '' },
      { type: 'failed', reason: 'refused', message: 'Nee.' },
      { type: 'sessionChanged' },
      { type: 'storageChanged', elsewhere: false },
      { type: 'online' },
    ),
  );
  const arbitraryTurn = fc.record({
    act: arbitraryAct,
    customer: fc.constantFrom(null, '1', '1', '1', '2'),
    /** Whether another tab wrote before it, and what. */
    written: fc.option(
      fc.oneof(
        arbitraryStoredCart.map((cart) => JSON.stringify(toStored(cart))),
        fc.json(),
      ),
      { freq: 8 },
    ),
  });

  test('the state is what is kept; a visitor has no cart; what is sent is what is wanted, one call at a time', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTurn, { maxLength: 30 }), (turns) => {
        const tab = openTab();
        let asked = 0;
        for (const { act, customer, written } of turns) {
          const isCalling = tab.state().call !== null;
          tab.act(act, { customer, ...(written === null ? {} : { record: written }) });
          const { record, text, call } = tab.state();
          expect(record.stored.customer).toBe(customer);
          expect(text).toBe(tab.seen().record);
          expect(readCartRecord(text, record.revision)).toEqual(record);
          expect(readSavedTexts(tab.seen().savedTexts)[customer ?? '']?.couponCode ?? '').toBe('');
          if (customer === null)
            expect(tab.view()).toMatchObject({ quantities: {}, couponCode: '', info: null });
          const prices = tab.effects().filter(({ type }) => type === 'price');
          asked += prices.length;
          expect(prices.length).toBeLessThanOrEqual(isCalling ? 0 : 1);
          if (prices.length > 0) {
            const { quantities, couponCode, orderReference } = tab.view();
            expect(prices).toEqual([{ type: 'price', intent: { quantities, couponCode, orderReference } }]);
            expect(call?.owner).toBe(customer);
          }
        }
        expect(asked).toBeLessThanOrEqual(turns.length);
      }),
    );
  });

  test('the quantities of customers who are not there are left alone', () => {
    fc.assert(
      fc.property(fc.array(arbitraryAct, { maxLength: 20 }), (acts) => {
        const parked = { ...setQuantity(emptyCart('1'), 7, 2), others: { 9: { 5: 4 } } };
        const tab = openTab({ record: JSON.stringify(parked) });
        for (const act of acts) tab.act(act);
        expect(tab.kept().stored.others[9]).toEqual({ 5: 4 });
      }),
    );
  });

  test('an event leaves what it was given alone', () => {
    const freeze = <Value>(value: Value): Value => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    fc.assert(
      fc.property(fc.array(arbitraryAct, { maxLength: 20 }), (acts) => {
        const tab = openTab();
        for (const act of acts) {
          freeze(tab.state());
          tab.act(freeze({ ...act }));
        }
      }),
    );
  });
});
