import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { orderReferenceFieldLabels } from '../../../labels/orderReferenceFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderReferenceField'],
  alsoCalled: ['purchase order number', 'PO number', 'cost centre', 'referentie'],
  useWhen: [
    'Where an order can carry the buyer’s own number, at most what the back end stores.',
    "The buyer's administration pays an invoice only with its own number on it: a purchase order, a cost centre, a group.",
    'In the `CartSummary`, before the order is placed: afterwards it cannot be changed.',
  ],
  avoidWhen: [
    'A discount code: use `CouponField`.',
    'A remark for who delivers: use `TextAreaField` with a label of its own.',
  ],
  pictures: [
    {
      story: 'SaysWhereItReturns',
      good: true,
      says: 'It says where the text comes back, and that one may leave it empty.',
    },
    {
      story: 'ProjectCode',
      good: false,
      says: 'Whose code, in which form, and what for? The number is the buyer’s own.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is a `TextField` that need not be filled in, is called `orderReference` in a form, and asks the browser for no old values.',
    'The field itself takes 50 characters and no more (`maxLength`), also of a pasted text; what the caller gives as `value` is not cut.',
    'It keeps what is typed, or you do: `value` with `onValueChange`, at each key. Save after a moment of rest.',
    'It says nothing by itself: what you give as `error` is announced as that of every field.',
  ],
  content: [
    "Say where the text comes back: 'Deze referentie staat op je factuur'.",
    "The label is 'Jouw referentie' with 'niet verplicht' behind it; an order needs none.",
    "Do not explain the form of a number that is the buyer's own.",
  ],
  responsive: [
    'It is as wide as its place; 50 characters fit on two lines of a phone and scroll within the field.',
    'Label, field and hint stand under each other everywhere.',
    'It keeps what was typed when the page changes, since the shop keeps it with the cart.',
  ],
  anatomy: [{ part: 'Field', what: 'A `TextField`; its root is the `<input>`.' }],
  keyboard: [{ keys: 'Letters', does: 'Are passed on at each key.' }],
  accessibility: [
    'Its label says where the text returns: on the invoice.',
    'What is too long is refused by the field itself (`maxLength` 50); nothing that was typed is cut off silently.',
    'The label and the hint are read together, so that it is clear what happens with the text.',
  ],
  labels: { orderReferenceFieldLabels },
  related: ['CouponField', 'TextField', 'CartSummary'],
};
