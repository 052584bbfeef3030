import { type CartIntent, isSameIntent } from '../cart/cartRecord.ts';

interface ModelCart {
  /** What the buyer wants. */
  wanted: CartIntent;
  /** What the server last accepted: what a refusal goes back to. */
  accepted: CartIntent;
  /** Whether something was touched since the server had its say, be it back to what it was. */
  pending: boolean;
}

const nothing: CartIntent = { quantities: {}, couponCode: '', orderReference: '' };
const emptied: ModelCart = { wanted: nothing, accepted: nothing, pending: false };
const only = ({ quantities }: CartIntent): CartIntent => ({ ...nothing, quantities });
const isEmpty = ({ quantities }: CartIntent): boolean => Object.keys(quantities).length === 0;
/** What is left of a wish once so much of it was ordered. */
const less = (wish: CartIntent, ordered: CartIntent): CartIntent => {
  const left = Object.entries(wish.quantities).map(
    ([id, of]) => [id, of - (ordered.quantities[id] ?? 0)] as const,
  );
  const quantities = Object.fromEntries(left.filter(([, quantity]) => quantity > 0));
  const since = (text: 'couponCode' | 'orderReference') => (wish[text] === ordered[text] ? '' : wish[text]);
  if (isEmpty({ ...wish, quantities })) return nothing;
  return { quantities, couponCode: since('couponCode'), orderReference: since('orderReference') };
};

/** What a cart should be, in as few words as it can be told: one per customer, the same in every tab. */
export class CartModel {
  private readonly carts = new Map<string, ModelCart>();
  private readonly saved = new Map<string, CartIntent>();
  private customer: string | null = null;

  current(): ModelCart {
    if (this.customer === null) return emptied;
    return this.carts.get(this.customer) ?? emptied;
  }

  /**
   * Somebody logs in, out or switches: of whoever leaves only the quantities stay, priced by nobody. What was typed comes
   * back with its customer, unless somebody logged out in between.
   */
  enter(customer: string | null): void {
    if (customer === this.customer) return;
    const { wanted } = this.current();
    if (this.customer !== null) {
      if (!isSameIntent(wanted, only(wanted))) this.saved.set(this.customer, wanted);
      this.park(this.customer, wanted);
    }
    if (customer === null) this.saved.clear();
    this.customer = customer;
    const texts = this.saved.get(customer ?? '');
    this.saved.delete(customer ?? '');
    if (texts !== undefined) this.touch(({ quantities }) => ({ ...texts, quantities }));
  }

  touch(change: (wanted: CartIntent) => CartIntent): void {
    const { wanted, accepted } = this.current();
    const next = change(wanted);
    this.keep(isEmpty(next) ? emptied : { wanted: next, accepted, pending: true });
  }

  /** An order was placed, of a cart that may have changed since, or be another customer's than who is there. */
  order(owner: string, ordered: CartIntent): void {
    const { wanted, accepted } = this.carts.get(owner) ?? emptied;
    if (owner === this.customer) {
      const left = less(wanted, ordered);
      this.keep(isEmpty(left) ? emptied : { wanted: left, accepted: less(accepted, ordered), pending: true });
      return;
    }
    const left = less({ ...(this.saved.get(owner) ?? nothing), quantities: wanted.quantities }, ordered);
    this.saved.set(owner, left);
    this.park(owner, left);
  }

  /** The server's word on what it was asked, which may be long past. */
  answer(owner: string, intent: CartIntent, accepted: boolean): void {
    const { wanted, accepted: before, pending } = this.current();
    const latest = isSameIntent(wanted, intent);
    if (owner !== this.customer || (!pending && !latest)) return;
    if (accepted) this.keep({ wanted, accepted: intent, pending: !latest });
    else if (latest) this.keep({ wanted: before, accepted: before, pending: false });
  }

  /** Of whoever is not there the quantities are kept, priced by nobody. */
  private park(customer: string, wanted: CartIntent): void {
    this.carts.set(customer, { wanted: only(wanted), accepted: only(wanted), pending: false });
  }

  private keep(cart: ModelCart): void {
    if (this.customer !== null) this.carts.set(this.customer, cart);
  }
}
