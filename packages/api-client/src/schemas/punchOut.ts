import * as z from 'zod/mini';
import { eurosSchema } from './wire.ts';

/** The additional functions of a procurement system (SAP Open Catalog Interface 4.0, "Outbound Section"). */
export const punchOutFunctions = ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'] as const;

export type PunchOutFunction = (typeof punchOutFunctions)[number];

/** The parameters of a request without user name and password, by their upper-case names: `HOOK_URL`, `~TARGET`. */
export const punchOutParametersSchema = z
  .record(z.string().check(z.minLength(1), z.maxLength(60)), z.string().check(z.maxLength(4000)))
  .check(z.refine((parameters) => Object.keys(parameters).length <= 60, 'too many parameters'));

/** A punch-out request by POST: `username`, `password`, and `call_up[HOOK_URL]=…` for each parameter. */
export const punchOutLoginRequestSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(300)),
  password: z.string().check(z.minLength(1), z.maxLength(300)),
  call_up: z.optional(punchOutParametersSchema),
});

/** Usable once, for `expires_in` seconds. */
export const punchOutCodeSchema = z.object({ code: z.string(), expires_in: z.number() });

export const punchOutExchangeRequestSchema = z.object({ code: z.string().check(z.regex(/^[\w-]{20,100}$/)) });

/** `cxml`: the host of the transfer, and the cart's initial contents; an `inspect` cart is returned unchanged. */
export const punchOutStartSchema = z.object({
  token: z.string(),
  call_up: punchOutParametersSchema,
  cxml: z.nullable(
    z.object({
      host: z.string(),
      operation: z.enum(['create', 'edit', 'inspect']),
      amounts: z.array(z.object({ product_id: z.number(), amount: z.number() })),
      /** The coupon of those prices. */
      coupon: z.optional(z.string()),
      /** Article numbers of the buyer's system that the shop does not have or no longer sells. */
      unknown_articles: z.optional(z.array(z.string())),
    }),
  ),
});

/** The content of a custom field; null omits it. */
const customField = z.nullable(
  z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
);

/** The company's punch-out settings; the specified defaults for a company without any. */
export const punchOutSettingsSchema = z.object({
  /** Hosts allowed in a hook URL: `host`, `host:port` or `host:*`. Empty: any. */
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

/** The hosts that can embed the shop: those of all companies. */
export const punchOutFrameHostsSchema = z.object({ hosts: z.array(z.string()) });

/** The data of an order's return. Amounts in euros, excluding VAT. */
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
      /** An addition; absent without one. */
      cost_centre: z.optional(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
  shipping: z.object({
    costs: eurosSchema,
    itemcode: z.string(),
    vat_percentage: z.number(),
  }),
  /** Discounts without a line, such as a coupon's, per VAT percentage. */
  discounts: z.array(z.object({ vat_percentage: z.number(), discount_exclusive: eurosSchema })),
  /** YYYY-MM-DD */
  delivery_date: z.string(),
  order_reference: z.string(),
});

export const punchOutValidationSchema = z.object({
  ...punchOutOrderSchema.shape,
  /** A requested product that is not for sale any more; a product that does not exist is in neither list. */
  left_out: z.optional(
    z.array(z.object({ product_id: z.number(), description: z.string(), ce_number: z.string() })),
  ),
});

/** By their upper-case names: `HOOK_URL`, `DATE_FORMAT`, `HTTP_CONTENT_CHARSET`, `~OKCODE`, `~TARGET`, `~CALLER`. */
export const punchOutReturnRequestSchema = z.object({ call_up: z.optional(punchOutParametersSchema) });

/** The form that the browser posts unchanged to the procurement system, for OCI and cXML. */
export const punchOutReturnSchema = z.object({
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

export type WirePunchOutSettings = z.infer<typeof punchOutSettingsSchema>;
export type WirePunchOutOrder = z.infer<typeof punchOutOrderSchema>;
export type WirePunchOutValidation = z.infer<typeof punchOutValidationSchema>;
export type WirePunchOutStart = z.infer<typeof punchOutStartSchema>;
