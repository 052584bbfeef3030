import { hostPattern } from '@magazijn/api-client';
import { punchOutFunctions } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const host = z
  .string()
  .check(
    z.toLowerCase(),
    z.regex(hostPattern, 'must be a host, host:port or host:*, without https:// or a path'),
  );

/** One of the interface's free fields, or none. */
const field = z.nullable(z.int().check(z.minimum(1), z.maximum(5)));

const customFields = z
  .strictObject({ vatPercentage: field, deliveryDate: field, orderReference: field })
  .check(
    z.refine((fields) => {
      const taken = Object.values(fields).filter((number) => number !== null);
      return new Set(taken).size === taken.length;
    }, 'must each be another field, or null'),
  );

const cxml = z.strictObject({
  /** 'NetworkId', 'DUNS' */
  domain: text(100),
  identity: text(200),
  encoding: z._default(z.enum(['urlencoded', 'base64']), 'urlencoded'),
  /** The shared secret; without it the one that stands is kept. */
  secret: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'), z.maxLength(200))),
});

/**
 * What a file says of a company's punch-out: only what it names is changed. The lengths are those of the interface's
 * fields (SAP Open Catalog Interface 4.0).
 */
export const agreementSchema = z.strictObject({
  hosts: z.optional(z.array(host).check(z.maxLength(50))),
  functions: z.optional(z.array(z.enum(punchOutFunctions))),
  unit: z.optional(
    z.string().check(z.regex(/^[A-Z0-9]{1,3}$/, 'must be a code of at most 3 capitals and digits')),
  ),
  discounts: z.optional(z.enum(['lines', 'in-prices'])),
  customFields: z.optional(customFields),
  materialGroups: z.optional(z.record(text(200), text(10))),
  cxml: z.optional(z.nullable(cxml)),
});

export type AgreementFile = z.infer<typeof agreementSchema>;
