/** When the invoice of an order that is not paid by card is mailed; one by card is mailed when it is placed. */
export const invoiceMailModes = ['delivered', 'placed', 'off'] as const;

/** `delivered`: on the evening of the delivery day; `placed`: with the order; `off`: no invoice is mailed. */
export type InvoiceMailMode = (typeof invoiceMailModes)[number];
