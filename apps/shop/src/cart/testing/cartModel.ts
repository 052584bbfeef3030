import type { CartIntent } from '@magazijn/api-client';
import { isSameIntent } from '../isSameIntent.ts';

interface ModelCart {
  /** What the buyer wants. */
  wanted: CartIntent;
  /** What the server last accepted: what a refusal goes back to. */
  accepted: CartIntent;
}

const nothing: CartIntent = { amounts: {}, coupon: '', orderReference: '' };
const only = ({ amounts }: CartIntent): CartIntent => ({ ...nothing, amounts });
const isEmpty = ({ amounts }: CartIntent): boolean => Object.keys(amounts).length === 0;
/** What is left of a wish once so much of it was ordered. */
const less = (wish: CartIntent, ordered: CartIntent): CartIntent => {
  const left = Object.entries(wish.amounts).map(([id, of]) => [id, of - (ordered.amounts[id] ?? 0)] as const);
  const amounts = Object.fromEntries(left.filter(([, amount]) => amount > 0));
  const since = (word: 'coupon' | 'orderReference') => (wish[word] === ordered[word] ? '' : wish[word]);
  if (isEmpty({ ...wish, amounts })) return nothing;
  return { amounts, coupon: since('coupon'), orderReference: since('orderReference') };
};

/** What a cart should be, in as few words as it can be told: one per customer, the same in every tab. */
export class CartModel {
  private readonly carts = new Map<string, ModelCart>();
  private readonly typed = new Map<string, CartIntent>();
  private customer: string | null = null;

  current(): ModelCart {
    const none = { wanted: nothing, accepted: nothing };
    if (this.customer === null) return none;
    return this.carts.get(this.customer) ?? none;
  }

  /**
   * Somebody logs in, out or switches: of whoever leaves only the amounts stay, priced by nobody. What was typed comes
   * back with its customer, unless somebody logged out in between.
   */
  enter(customer: string | null): void {
    if (customer === this.customer) return;
    const { wanted } = this.current();
    if (this.customer !== null) {
      if (!isSameIntent(wanted, only(wanted))) this.typed.set(this.customer, wanted);
      this.carts.set(this.customer, { wanted: only(wanted), accepted: only(wanted) });
    }
    if (customer === null) this.typed.clear();
    this.customer = customer;
    const { coupon, orderReference } = this.typed.get(customer ?? '') ?? nothing;
    this.typed.delete(customer ?? '');
    this.touch(({ amounts }) => ({ amounts, coupon, orderReference }));
  }

  touch(change: (wanted: CartIntent) => CartIntent): void {
    const { wanted, accepted } = this.current();
    const next = change(wanted);
    this.keep(isEmpty(next) ? { wanted: nothing, accepted: nothing } : { wanted: next, accepted });
  }

  /** An order was placed, of a cart that may have changed since, or be another customer's than who is there. */
  order(owner: string, ordered: CartIntent): void {
    const { wanted, accepted } = this.carts.get(owner) ?? { wanted: nothing, accepted: nothing };
    if (owner === this.customer) {
      const left = less(wanted, ordered);
      this.keep({ wanted: left, accepted: isEmpty(left) ? nothing : less(accepted, ordered) });
      return;
    }
    const left = less({ ...(this.typed.get(owner) ?? nothing), amounts: wanted.amounts }, ordered);
    this.typed.set(owner, left);
    this.carts.set(owner, { wanted: only(left), accepted: only(left) });
  }

  /** The server's word on what it was asked, which may be long past. */
  answer(owner: string, intent: CartIntent, accepted: boolean): void {
    const { wanted, accepted: before } = this.current();
    const pending = !isSameIntent(wanted, before);
    if (owner !== this.customer || (!pending && !isSameIntent(wanted, intent))) return;
    if (accepted) this.keep({ wanted, accepted: intent });
    else if (isSameIntent(wanted, intent)) this.keep({ wanted: before, accepted: before });
  }

  private keep(cart: ModelCart): void {
    if (this.customer !== null) this.carts.set(this.customer, cart);
  }
}
