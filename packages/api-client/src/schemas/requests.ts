// The inputs of writing calls, by their wire names. Not loaded in browsers.
// Over 300 lines: the calls share their fields.
import { maxApprovalRules, maxRemarkLength, maxRisePercent } from '@magazijn/domain/approvals';
import { maxCartLines, maxCouponLength, maxLineQuantity, maxReferenceLength } from '@magazijn/domain/cart';
import { codeProblem, nameProblem as costCentreNameProblem } from '@magazijn/domain/cost-centres';
import { maxDriverNoteLength } from '@magazijn/domain/delivery';
import { maxCountAge, maxListLines, maxListNameLength } from '@magazijn/domain/lists';
import { maxLocationLines } from '@magazijn/domain/locations';
import { centsFromEuros } from '@magazijn/domain/money';
import { maxInvoicesTogether } from '@magazijn/domain/orders';
import { allRoles, invitedEmailProblem, nameProblem } from '@magazijn/domain/people';
import { maxEntries, maxProductTermLength } from '@magazijn/domain/quick-order';
import { maxAllowedPriceRise, maxWeeks } from '@magazijn/domain/standing-orders';
import { cleanText, isEmailAddress } from '@magazijn/domain/validation';
import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1), z.maxLength(300));

export const loginRequestSchema = z.object({ username: required, password: required });

const plainPassword = z.object({ first: required, second: required });

export const passwordRequestSchema = z.object({ username: required });

export const passwordResetRequestSchema = z.object({ password: z.object({ plainPassword }) });

export const passwordChangeRequestSchema = z.object({
  current: required,
  company_password: z.object({ plainPassword }),
});

/** A line's quantity as a form field: a whole number from 0 to the maximum of a line. */
const amountField = z.string().check(
  z.regex(new RegExp(`^\\d{1,${String(maxLineQuantity).length}}$`)),
  z.refine((quantity) => Number(quantity) <= maxLineQuantity),
);

const productIdField = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
const countField = z.string().check(z.regex(/^\d{1,9}$/));

/**
 * `products[{productId}]=amount` as a record, with the coupon and the order reference. `cost_centres[{productId}]` has the
 * cost centre of a line: its id, or 0 for none; without it, the last one that the company chose for the product.
 */
export const cartRequestSchema = z.object({
  products: z.record(productIdField, amountField),
  cost_centres: z.optional(z.record(productIdField, countField)),
  discount: z.optional(z.string().check(z.maxLength(maxCouponLength))),
  orderReference: z.optional(z.string().check(z.maxLength(maxReferenceLength))),
});

/** A cart to order; with `saved_cart` it is the saved one, which the goods leave with the order. */
export const orderRequestSchema = z.object({
  ...cartRequestSchema.shape,
  saved_cart: z.optional(z.literal('1')),
});

const millisecondsField = z.optional(z.string().check(z.regex(/^\d{1,13}$/)));

/** The changed lines of a saved cart, each as `{product id} {value} {age}`; a product comes once. */
const changesField = (pattern: RegExp) =>
  z.pipe(
    z.string().check(
      // Lines that were added and lines that were removed.
      z.maxLength(2 * maxCartLines * 35),
      z.refine((text) => {
        const lines = text.split(/\r?\n/).filter((line) => line !== '');
        const ids = new Set(lines.map((line) => line.split(' ')[0]));
        return (
          lines.length <= 2 * maxCartLines &&
          ids.size === lines.length &&
          lines.every((line) => pattern.test(line))
        );
      }),
    ),
    z.transform((text) =>
      Object.fromEntries(
        text
          .split(/\r?\n/)
          .filter((line) => line !== '')
          .map((line) => {
            const [productId = '', value, age] = line.split(' ');
            return [productId, { value: Number(value), age: Number(age) }];
          }),
      ),
    ),
  );

/**
 * Changes of a saved cart, which were made to one `version` of it. Ages are milliseconds; `sent_at` is the time of the
 * request by the clock in `now` of an earlier response. `lines` have quantities, and `cost_centres` the ids of cost
 * centres, 0 for none. `ordered` has the ids of orders whose goods are no longer in the lines, separated by blanks.
 */
export const savedCartRequestSchema = z.object({
  cart: countField,
  version: countField,
  sent_at: millisecondsField,
  lines: changesField(/^[1-9]\d{0,8} \d{1,4} \d{1,13}$/),
  cost_centres: z._default(changesField(/^[1-9]\d{0,8} \d{1,9} \d{1,13}$/), {}),
  coupon_code: z.optional(z.string().check(z.maxLength(maxCouponLength))),
  coupon_code_age: millisecondsField,
  order_reference: z.optional(z.string().check(z.maxLength(maxReferenceLength))),
  order_reference_age: millisecondsField,
  ordered: z.pipe(
    z.string().check(z.regex(/^(?:\d{1,9}(?: \d{1,9}){0,99})?$/)),
    z.transform((text) => text.split(' ').filter(Boolean).map(Number)),
  ),
});

/** The lines of an order list: one article number, EAN or name per line. */
export const quickOrderRequestSchema = z.object({
  lines: z.string().check(
    z.maxLength(maxEntries * (maxProductTermLength + 2)),
    z.refine((text) => {
      const lines = text.split(/\r?\n/);
      return lines.length <= maxEntries && lines.every(({ length }) => length <= maxProductTermLength);
    }),
  ),
});

/** The lines of a list in order, each as `{product id} {quantity} {kind}`; each product once. */
const listLines = z.pipe(
  z.string().check(
    z.maxLength(maxListLines * 25),
    z.refine((text) => {
      const lines = text.split(/\r?\n/).filter((line) => line !== '');
      const ids = new Set(lines.map((line) => line.split(' ')[0]));
      return (
        lines.length <= maxListLines &&
        ids.size === lines.length &&
        lines.every((line) => /^[1-9]\d{0,8} [1-9]\d{0,3} (?:order|stock)$/.test(line))
      );
    }),
  ),
  z.transform((text) =>
    text
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => {
        const [productId, quantity, kind] = line.split(' ');
        return {
          productId: Number(productId),
          quantity: Number(quantity),
          kind: kind === 'stock' ? ('stock' as const) : ('order' as const),
        };
      }),
  ),
);

export const listLinesRequestSchema = z.object({ lines: listLines });

const countLine = /^[1-9]\d{0,8} \d{1,4} \d{1,7} [1-9]\d{0,8}$/;

/** Counts as `{product id} {counted} {seconds since} {round}`; seconds, since the clocks of phones differ. */
export const listCountsRequestSchema = z.object({
  counts: z.pipe(
    z.string().check(
      z.maxLength(maxListLines * 35),
      z.refine((text) => {
        const lines = text.split(/\r?\n/);
        const ids = new Set(lines.map((line) => line.split(' ')[0]));
        return (
          lines.length <= maxListLines &&
          ids.size === lines.length &&
          lines.every((line) => countLine.test(line) && Number(line.split(' ')[2]) <= maxCountAge)
        );
      }),
    ),
    z.transform((text) =>
      text.split(/\r?\n/).map((line) => {
        const [productId = 0, counted = 0, age = 0, round = 0] = line.split(' ').map(Number);
        return { productId, counted, age, round };
      }),
    ),
  ),
});

export const listRoundRequestSchema = z.object({ round: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

const listName = z.pipe(
  z.pipe(z.string().check(z.maxLength(300)), z.transform(cleanText)),
  z.string().check(z.minLength(1), z.maxLength(maxListNameLength)),
);

export const listRequestSchema = z.object({
  name: listName,
  shared: z._default(z.enum(['0', '1']), '0'),
  lines: listLines,
});

/** A whole list, with the `version` that it is based on. */
export const listSaveRequestSchema = z.object({
  ...listRequestSchema.shape,
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
});

const idField = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

const wholeField = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,3}$/),
      z.refine((text) => Number(text) >= min && Number(text) <= max),
    ),
    z.transform(Number),
  );

/** The settings of a standing order: of a list, or for a new one of an order, of which a list is made. */
export const standingOrderRequestSchema = z
  .object({
    name: listName,
    list: z.optional(idField),
    order: z.optional(idField),
    unit: z.enum(['week', 'month']),
    every: wholeField(1, maxWeeks),
    /** Of the week, 1 (Monday) to 5; or of the month. */
    day: wholeField(1, 31),
    starts_on: z.iso.date().check(z.regex(/^20\d\d-/)),
    /** In per cent. */
    max_price_rise: wholeField(0, maxAllowedPriceRise),
    reference: z._default(
      z.pipe(z.string().check(z.maxLength(maxReferenceLength)), z.transform(cleanText)),
      '',
    ),
  })
  .check(
    z.refine(({ unit, every, day }) => (unit === 'week' ? day <= 5 : every === 1)),
    z.refine(({ list, order }) => (list === undefined) !== (order === undefined)),
  );

export const standingOrderStateRequestSchema = z.object({ state: z.enum(['active', 'paused', 'ended']) });

const shownTotalField = z.pipe(z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/)), z.transform(Number));

const decision = {
  decision: z.enum(['order', 'skip', 'restore']),
  /** The total excluding VAT that the buyer saw, in euros: nothing is ordered at another one. */
  shown_total: z.optional(shownTotalField),
};

export const runDecisionRequestSchema = z.object({ run: idField, ...decision });

export const linkDecisionRequestSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  ...decision,
});

const timestampField = z.pipe(z.string().check(z.regex(/^\d{9,11}$/)), z.transform(Number));

const deliveryFields = {
  /** An offered delivery date, in seconds. */
  date: z.optional(timestampField),
  /** The id of a delivery address of the company; empty for its main address. */
  address: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(?:[1-9]\d{0,8})?$/)),
      z.transform((id) => (id === '' ? null : Number(id))),
    ),
  ),
  note: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.maxLength(1000)), z.transform(cleanText)),
      z.string().check(z.maxLength(maxDriverNoteLength)),
    ),
  ),
};

/** The delivery of a draft: its date, its address and its note, of which absent ones stay. */
export const deliveryRequestSchema = z
  .object(deliveryFields)
  .check(z.refine((form) => Object.values(form).some((value) => value !== undefined)));

/** A quantity of each product, as `{product id} {quantity}`; a product comes once. */
const quantityLines = z.pipe(
  z.string().check(
    z.maxLength(maxCartLines * 15),
    z.refine((text) => {
      const lines = text.split(/\r?\n/).filter((line) => line !== '');
      const ids = new Set(lines.map((line) => line.split(' ')[0]));
      return (
        lines.length > 0 &&
        lines.length <= maxCartLines &&
        ids.size === lines.length &&
        lines.every((line) => /^[1-9]\d{0,8} [1-9]\d{0,3}$/.test(line))
      );
    }),
  ),
  z.transform(
    (text) =>
      new Map(
        text
          .split(/\r?\n/)
          .filter((line) => line !== '')
          .map((line): [number, number] => {
            const [productId, quantity] = line.split(' ').map(Number);
            return [productId ?? 0, quantity ?? 0];
          }),
      ),
  ),
);

/** An order for one location, at the total including VAT that the buyer saw, in euros. */
export const locationOrderRequestSchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,60}$/)),
  lines: quantityLines,
  date: timestampField,
  address: deliveryFields.address,
  total_inclusive: shownTotalField,
});

/** The goods of several locations, as lines of `{customer number} {product id} {quantity}`. */
export const locationsPreviewRequestSchema = z.object({
  lines: z.pipe(
    z.string().check(
      z.maxLength(maxLocationLines * 30),
      z.refine((text) => {
        const lines = text.split(/\r?\n/).filter((line) => line !== '');
        return (
          lines.length <= maxLocationLines &&
          lines.every((line) => /^[\w-]{1,40} [1-9]\d{0,8} [1-9]\d{0,3}$/.test(line))
        );
      }),
    ),
    z.transform((text) => {
      const locations = new Map<string, Map<number, number>>();
      for (const line of text.split(/\r?\n/).filter((each) => each !== '')) {
        const [location = '', productId, quantity] = line.split(' ');
        const products = locations.get(location) ?? new Map<number, number>();
        locations.set(location, products.set(Number(productId), Number(quantity)));
      }
      return locations;
    }),
  ),
});

/** Absent parts stay. `products` has the units of the products that change. A preview has no `version`. */
export const orderChangeRequestSchema = z.object({
  ...deliveryFields,
  products: z._default(z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), amountField), {}),
  orderReference: z.optional(
    z.pipe(z.string().check(z.maxLength(maxReferenceLength)), z.transform(cleanText)),
  ),
  version: z.optional(idField),
});

const shortText = z._default(z.string().check(z.maxLength(300)), '');

/** A new delivery address; the back end refuses it with a message per field. */
export const deliveryAddressRequestSchema = z.object({
  label: shortText,
  company_name: shortText,
  contact_first_name: shortText,
  contact_last_name: shortText,
  street: shortText,
  number: shortText,
  number_suffix: shortText,
  postal_code: shortText,
  city: shortText,
  country: shortText,
  phone_number: shortText,
});

export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{6,100}$/));

/** `session_result` is the provider's value, which the server verifies; `unusable`: the session could not be opened. */
export const paymentResultRequestSchema = z.object({
  session_result: z.optional(z.string().check(z.minLength(1), z.maxLength(10_000))),
  unusable: z.optional(z.literal('1')),
});

/** The form that opens an invoice in a new tab: `Bearer <token>`, since a form sends no header, and the format. */
export const invoiceRequestSchema = z.object({
  Authorization: z.optional(z.string().check(z.maxLength(5000))),
  format: z._default(z.enum(['pdf', 'ubl']), 'pdf'),
  /** An addition: the credit note that took the invoice back. */
  document: z._default(z.enum(['invoice', 'credit-note']), 'invoice'),
});

/** Numbers of invoices and credit notes, with commas; the routes refuse too many with a sentence. */
const documentNumbers = z.pipe(
  z.string().check(z.regex(/^[FC]\d{9}(,[FC]\d{9})*$/), z.maxLength(100 * maxInvoicesTogether)),
  z.transform((text) => [...new Set(text.split(','))]),
);

export const invoiceNumbersRequestSchema = z.object({ numbers: documentNumbers });

/** The form that downloads invoices: with a token for them, or with an access token and their numbers. */
export const invoiceFilesRequestSchema = z.object({
  Authorization: z.optional(z.string().check(z.maxLength(5000))),
  numbers: z.optional(documentNumbers),
  /** `zip` has the PDF and the UBL of each; the others are for one document. */
  format: z._default(z.enum(['zip', 'pdf', 'ubl']), 'zip'),
});

/** The address for the invoices of a company; '' for its default. */
export const invoiceEmailRequestSchema = z.object({
  customer_number: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  email: z.pipe(
    z.pipe(z.string().check(z.maxLength(300)), z.transform(cleanText)),
    z.string().check(z.refine((email) => email === '' || isEmailAddress(email))),
  ),
});

const text = z._default(z.string().check(z.maxLength(300)), '');
const flag = z._default(z.enum(['0', '1']), '0');

const addressRequestSchema = z.object({
  company_name: text,
  /** 1 is 'Dhr.', 0 is 'Mevr.'. */
  contact_gender: text,
  contact_first_name: text,
  contact_last_name: text,
  street: text,
  number: text,
  number_suffix: text,
  postal_code: text,
  city: text,
  country: text,
  phone_number: text,
  email_address: text,
});

const openingDayRequestSchema = z.object({ closed: flag, startTime: text, endTime: text });
const openingDay = z.optional(openingDayRequestSchema);

const companyRequestSchema = z.object({
  name: text,
  iban: text,
  vat_code: text,
  fiscal_code: text,
  payment_method: text,
  tos: flag,
  newsletter: flag,
  user: z.optional(
    z.object({
      email: text,
      plainPassword: z.optional(z.object({ first: text, second: text })),
    }),
  ),
  main_address: z.optional(addressRequestSchema),
  /** Absent when invoices go to the main address. */
  invoice_address: z.optional(addressRequestSchema),
  openingHours: z.optional(
    z.object({
      monday: openingDay,
      tuesday: openingDay,
      wednesday: openingDay,
      thursday: openingDay,
      friday: openingDay,
      saturday: openingDay,
      sunday: openingDay,
    }),
  ),
});

/** Parsed leniently, so that the response (412) has all errors at once: absent fields count as empty. */
export const registrationRequestSchema = z.object({ register_company_type: companyRequestSchema });

export type WireAddressRequest = z.infer<typeof addressRequestSchema>;
export type WireRegistration = z.infer<typeof companyRequestSchema>;

const cleanField = (isValid: (text: string) => boolean) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(300)), z.transform(cleanText)),
    z.string().check(z.refine(isValid)),
  );

const personName = cleanField((name) => nameProblem(name) === null);

export const personRequestSchema = z.object({ name: personName, role: z.enum(allRoles) });

export const costCentreRequestSchema = z.object({
  code: cleanField((code) => codeProblem(code) === null),
  name: cleanField((name) => costCentreNameProblem(name) === null),
  ended: flag,
});

export const invitationRequestSchema = z.object({
  ...personRequestSchema.shape,
  email: cleanField((email) => invitedEmailProblem(email) === null),
});

/** An accepted invitation: the token of its link, the name, and the password typed twice. */
export const acceptInvitationRequestSchema = z.object({
  token: required,
  name: personName,
  password: z.object({ plainPassword }),
});

/** Euros as text, as cents; from 0. */
const eurosField = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/)),
  z.transform((euros) => centsFromEuros(Number(euros))),
);

const remarkField = z.pipe(
  z.pipe(z.string().check(z.maxLength(4 * maxRemarkLength)), z.transform(cleanText)),
  z.string().check(z.maxLength(maxRemarkLength)),
);

export const approvalRequestRequestSchema = z.object({ remark: z._default(remarkField, '') });

const dayField = z.iso.date().check(z.regex(/^20\d\d-/));

/** The absence of an approver; both days are included. */
export const standInRequestSchema = z
  .object({ stand_in: idField, from: dayField, until: dayField })
  .check(z.refine(({ from, until }) => from <= until));

const shortName = z.string().check(z.minLength(1), z.maxLength(100));

/** The members of a list by their position: `rules[0][…]`. */
const listOf = <Schema extends z.ZodMiniType>(schema: Schema, max: number) =>
  z.pipe(
    z._default(
      z
        .record(z.string().check(z.regex(/^\d{1,3}$/)), schema)
        .check(z.refine((members) => Object.keys(members).length <= max)),
      {},
    ),
    z.transform((members) => Object.values(members)),
  );

/** All rules and absences; absent fields are null, and the id of a new rule is 0. */
export const approvalSettingsRequestSchema = z.object({
  version: countField,
  rise_percent: wholeField(0, maxRisePercent),
  rules: listOf(
    z.object({
      id: z.pipe(countField, z.transform(Number)),
      person: z.optional(idField),
      category: z.optional(shortName),
      cost_centre: z.optional(shortName),
      max_order: z.optional(eurosField),
      max_month: z.optional(eurosField),
      approver: z.optional(idField),
    }),
    maxApprovalRules,
  ),
  stand_ins: listOf(
    z
      .object({ person: idField, stand_in: idField, from: dayField, until: dayField })
      .check(z.refine(({ from, until }) => from <= until)),
    maxApprovalRules,
  ),
});

/** An approval: the version and the total excluding VAT that the approver saw, and other units. */
export const approveRequestSchema = z.object({
  version: idField,
  seen_total: z.optional(eurosField),
  products: z._default(z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), amountField), {}),
});

export const approvalRefusalRequestSchema = z.object({ version: idField, reason: remarkField });
