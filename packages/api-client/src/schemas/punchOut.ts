import * as z from 'zod/mini';
import { eurosSchema } from './wire.ts';

/** What a procurement system may ask for besides the shop itself (SAP Open Catalog Interface 4.0, "Outbound Section"). */
export const punchOutFunctions = ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'] as const;

/** What a procurement system may ask for besides a plain punch-out. */
export type PunchOutFunction = (typeof punchOutFunctions)[number];

/** The parameters of a punch-out request but user name and password, by their names in capitals: `HOOK_URL`, `~TARGET`. */
export const punchOutParametersSchema = z
  .record(z.string().check(z.minLength(1), z.maxLength(60)), z.string().check(z.maxLength(4000)))
  .check(z.refine((parameters) => Object.keys(parameters).length <= 60, 'too many parameters'));

/** A punch-out request by POST: `username`, `password`, and `call_up[HOOK_URL]=…` for each parameter. */
export const punchOutLoginRequestSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(300)),
  password: z.string().check(z.minLength(1), z.maxLength(300)),
  call_up: z.optional(punchOutParametersSchema),
});

/** Good once, for `expires_in` seconds. */
export const punchOutCodeSchema = z.object({ code: z.string(), expires_in: z.number() });

/** The code with which a punch-out begins; it works once. */
export const punchOutExchangeRequestSchema = z.object({ code: z.string().check(z.regex(/^[\w-]{20,100}$/)) });

/**
 * What a code stands for: the bearer token and the punch-out request. `cxml` when a cXML system asked: the host that the transfer
 * goes to, and what the cart begins with (operations `edit` and `inspect`; what is only inspected goes back unchanged).
 */
export const punchOutStartSchema = z.object({
  token: z.string(),
  call_up: punchOutParametersSchema,
  cxml: z.nullable(
    z.object({
      host: z.string(),
      operation: z.enum(['create', 'edit', 'inspect']),
      amounts: z.array(z.object({ product_id: z.number(), amount: z.number() })),
      /** The coupon that those were priced with. */
      coupon: z.optional(z.string()),
      /** Article numbers that the buyer's system holds and the shop does not have, or not any more. */
      unknown_articles: z.optional(z.array(z.string())),
    }),
  ),
});

/** Which of the five free fields carries what; null leaves it out. */
const customField = z.nullable(
  z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
);

/** The company's own punch-out settings; a company that has none gets the specification's. */
export const punchOutSettingsSchema = z.object({
  /** Hosts that a hook URL may have: `host`, `host:port` or `host:*`. Empty: any. */
  hosts: z.array(z.string()),
  functions: z.array(z.enum(punchOutFunctions)),
  unit: z.string(),
  discounts: z.enum(['lines', 'in-prices']),
  material_groups: z.record(z.string(), z.string()),
  custom_fields: z.object({
    vat_percentage: customField,
    delivery_date: customField,
    order_reference: customField,
  }),
});

/** The hosts that may show the shop in a frame: all that companies allow. */
export const punchOutFrameHostsSchema = z.object({ hosts: z.array(z.string()) });

/** What the return of an order is made of. Amounts in euros, excluding VAT. */
export const punchOutOrderSchema = z.object({
  lines: z.array(
    z.object({
      product_id: z.number(),
      description: z.string(),
      ce_number: z.string(),
      category_path: z.string(),
      amount: z.number(),
      price_exclusive: eurosSchema,
      discount_exclusive: eurosSchema,
      total_exclusive: eurosSchema,
      vat_percentage: z.number(),
      give_away_product: z.boolean(),
    }),
  ),
  shipping: z.object({
    costs: eurosSchema,
    itemcode: z.string(),
    vat_percentage: z.number(),
  }),
  /** Discounts that belong to no line, such as a coupon's, per VAT percentage. */
  discounts: z.array(z.object({ vat_percentage: z.number(), discount_exclusive: eurosSchema })),
  /** YYYY-MM-DD */
  delivery_date: z.string(),
  order_reference: z.string(),
});

/** The answer to FUNCTION=VALIDATE. */
export const punchOutValidationSchema = z.object({
  ...punchOutOrderSchema.shape,
  /** What was asked for and is not for sale any more; a product that does not exist is in neither list. */
  left_out: z.optional(
    z.array(z.object({ product_id: z.number(), description: z.string(), ce_number: z.string() })),
  ),
});

/**
 * What an OCI return needs of its punch-out request, by the names in capitals: `HOOK_URL`, `DATE_FORMAT`,
 * `HTTP_CONTENT_CHARSET`, `~OKCODE`, `~TARGET`, `~CALLER`. A session that a cXML system began needs nothing.
 */
export const punchOutReturnRequestSchema = z.object({ call_up: z.optional(punchOutParametersSchema) });

/** The form that the browser posts to the procurement system as it is, OCI and cXML alike. */
export const punchOutReturnSchema = z.object({
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** What {@link punchOutSettingsSchema} reads. */
export type WirePunchOutSettings = z.infer<typeof punchOutSettingsSchema>;
/** What {@link punchOutOrderSchema} reads. */
export type WirePunchOutOrder = z.infer<typeof punchOutOrderSchema>;
/** What {@link punchOutValidationSchema} reads. */
export type WirePunchOutValidation = z.infer<typeof punchOutValidationSchema>;
/** What {@link punchOutStartSchema} reads. */
export type WirePunchOutStart = z.infer<typeof punchOutStartSchema>;
