import * as z from 'zod/mini';

/** An element that holds text. */
const text = (most: number) =>
  z.pipe(
    z.object({ '#text': z.string().check(z.minLength(1), z.maxLength(most)) }),
    z.transform((element) => element['#text']),
  );

const attribute = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const party = z.object({
  Credential: z
    .array(z.object({ '@domain': attribute(100), Identity: text(200), SharedSecret: z.optional(text(200)) }))
    .check(z.minLength(1), z.maxLength(10)),
});

/** A whole number of pieces, as systems write it: '3', '3.0'. */
const quantity = z.pipe(
  z.string().check(z.regex(/^0{0,5}[1-9]\d{0,3}(\.0{1,6})?$/)),
  z.transform((value) => Number.parseInt(value, 10)),
);

const itemSchema = z.object({
  '@quantity': quantity,
  '@requestedDeliveryDate': z.optional(z.string()),
  ItemID: z.object({
    SupplierPartID: text(100),
    SupplierPartAuxiliaryID: z.optional(z.object({ '#text': z.string() })),
  }),
});

const items = z.optional(z.array(itemSchema).check(z.maxLength(1000)));

const setupSchema = z.object({
  '@operation': attribute(20),
  BuyerCookie: text(2000),
  BrowserFormPost: z.object({ URL: text(2000) }),
  ItemOut: items,
});

const orderSchema = z.object({
  OrderRequestHeader: z.object({
    '@orderID': attribute(100),
    '@type': z.optional(z.string()),
    Total: z.object({
      Money: z.object({
        '@currency': attribute(3),
        '#text': z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/)),
      }),
    }),
  }),
  ItemOut: items,
});

/** A cXML request as far as this shop reads it (cXML User's Guide 1.2); what it does not name is left alone. */
export const requestSchema = z.object({
  cXML: z.object({
    '@payloadID': attribute(300),
    Header: z.object({ From: party, To: party, Sender: party }),
    Request: z.object({
      PunchOutSetupRequest: z.optional(setupSchema),
      OrderRequest: z.optional(orderSchema),
      ProfileRequest: z.optional(z.unknown()),
    }),
  }),
});

export type CxmlRequest = z.infer<typeof requestSchema>['cXML'];
export type CxmlItem = z.infer<typeof itemSchema>;
export type CxmlSetup = z.infer<typeof setupSchema>;
export type CxmlOrder = z.infer<typeof orderSchema>;
