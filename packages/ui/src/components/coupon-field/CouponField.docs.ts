import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { couponFieldLabels } from '../../labels/couponFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CouponField'],
  alsoCalled: ['voucher', 'promo code', 'discount code', 'kortingscode'],
  useWhen: ['In a `CartSummary`, where a code changes the sums.'],
  avoidWhen: [
    'Free text of one’s own: use `OrderReferenceField`.',
    'The code is given by a link: show a message instead.',
  ],
  anatomy: [{ part: 'Field', what: 'A `TextField`; its root is the `<input>`.' }],
  keyboard: [{ keys: 'Letters', does: 'Are passed on at each key; wait before you recalculate.' }],
  accessibility: [
    'Give the answer as `hint` when the code counts and as `error` when it does not: both are read with the field.',
  ],
  labels: { couponFieldLabels },
};
