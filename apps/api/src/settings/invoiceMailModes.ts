/** When the invoice of an order without card payment is mailed; with one, it is mailed when the order is placed. */
export const invoiceMailModes = ['delivered', 'placed', 'off'] as const;

/** `delivered`: on the evening of the delivery day; `placed`: with the order; `off`: not mailed. */
export type InvoiceMailMode = (typeof invoiceMailModes)[number];
