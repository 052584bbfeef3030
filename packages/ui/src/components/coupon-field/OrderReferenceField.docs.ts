import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { orderReferenceFieldLabels } from '../../labels/orderReferenceFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderReferenceField'],
  alsoCalled: ['purchase order number', 'PO number', 'cost centre', 'referentie'],
  useWhen: ['Where an order can carry the buyer’s own number, at most what the back end stores.'],
  avoidWhen: ['A discount code: use `CouponField`.'],
  anatomy: [{ part: 'Field', what: 'A `TextField`; its root is the `<input>`.' }],
  keyboard: [{ keys: 'Letters', does: 'Are passed on at each key.' }],
  accessibility: ['Its label says where the text returns: on the invoice.'],
  labels: { orderReferenceFieldLabels },
};
