import { type CartIntent, isSameIntent } from '../cart/cartRecord.ts';

interface ModelCart {
  wanted: CartIntent;
  /** The intent that the server last accepted; a refusal restores it. */
  accepted: CartIntent;
  /** Whether the buyer changed anything since the last response, even back to the same intent. */
  pending: boolean;
}

const nothing: CartIntent = { quantities: {}, couponCode: '', orderReference: '' };
const emptied: ModelCart = { wanted: nothing, accepted: nothing, pending: false };
const quantitiesOnly = ({ quantities }: CartIntent): CartIntent => ({ ...nothing, quantities });
const isEmpty = ({ quantities }: CartIntent): boolean => Object.keys(quantities).length === 0;
const subtractIntent = (wish: CartIntent, ordered: CartIntent): CartIntent => {
  const left = Object.entries(wish.quantities).map(
    ([id, of]) => [id, of - (ordered.quantities[id] ?? 0)] as const,
  );
  const quantities = Object.fromEntries(left.filter(([, quantity]) => quantity > 0));
  const since = (text: 'couponCode' | 'orderReference') => (wish[text] === ordered[text] ? '' : wish[text]);
  if (isEmpty({ ...wish, quantities })) return nothing;
  return { quantities, couponCode: since('couponCode'), orderReference: since('orderReference') };
};

/** The reference model of the cart: one cart per customer, shared by all tabs. */
export class CartModel {
  private readonly carts = new Map<string, ModelCart>();
  private readonly saved = new Map<string, CartIntent>();
  private customer: string | null = null;

  current(): ModelCart {
    if (this.customer === null) return emptied;
    return this.carts.get(this.customer) ?? emptied;
  }

  /** Logs in, out or switches. Quantities are parked; typed texts return unless there was a logout in between. */
  enter(customer: string | null): void {
    if (customer === this.customer) return;
    const { wanted } = this.current();
    if (this.customer !== null) {
      if (!isSameIntent(wanted, quantitiesOnly(wanted))) this.saved.set(this.customer, wanted);
      this.park(this.customer, wanted);
    }
    if (customer === null) this.saved.clear();
    this.customer = customer;
    const texts = this.saved.get(customer ?? '');
    this.saved.delete(customer ?? '');
    if (texts !== undefined) this.change(({ quantities }) => ({ ...texts, quantities }));
  }

  change(apply: (wanted: CartIntent) => CartIntent): void {
    const { wanted, accepted } = this.current();
    const next = apply(wanted);
    this.store(isEmpty(next) ? emptied : { wanted: next, accepted, pending: true });
  }

  /** Removes a placed order from its customer's cart, which may have changed or be parked. */
  order(owner: string, ordered: CartIntent): void {
    const { wanted, accepted } = this.carts.get(owner) ?? emptied;
    if (owner === this.customer) {
      const left = subtractIntent(wanted, ordered);
      this.store(
        isEmpty(left)
          ? emptied
          : { wanted: left, accepted: subtractIntent(accepted, ordered), pending: true },
      );
      return;
    }
    const left = subtractIntent(
      { ...(this.saved.get(owner) ?? nothing), quantities: wanted.quantities },
      ordered,
    );
    this.saved.set(owner, left);
    this.park(owner, left);
  }

  /** Applies the server's response to an intent, which may be stale. */
  answer(owner: string, intent: CartIntent, accepted: boolean): void {
    const { wanted, accepted: before, pending } = this.current();
    const latest = isSameIntent(wanted, intent);
    if (owner !== this.customer || (!pending && !latest)) return;
    if (accepted) this.store({ wanted, accepted: intent, pending: !latest });
    else if (latest) this.store({ wanted: before, accepted: before, pending: false });
  }

  private park(customer: string, wanted: CartIntent): void {
    this.carts.set(customer, {
      wanted: quantitiesOnly(wanted),
      accepted: quantitiesOnly(wanted),
      pending: false,
    });
  }

  private store(cart: ModelCart): void {
    if (this.customer !== null) this.carts.set(this.customer, cart);
  }
}
