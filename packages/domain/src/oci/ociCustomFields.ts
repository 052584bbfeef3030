/** One of the interface's five free fields; null leaves the value out. */
export type OciCustomField = 1 | 2 | 3 | 4 | 5 | null;

/** Which free field carries what: a setting per company. */
export interface OciCustomFields {
  readonly vatPercentage: OciCustomField;
  readonly deliveryDate: OciCustomField;
  readonly orderReference: OciCustomField;
}

/**
 * The fields of a company that has chosen none (decision "OCI custom fields"): 1 to 3 hold only ten characters, so the
 * reference stands in the fifth.
 */
export const defaultOciCustomFields: OciCustomFields = {
  vatPercentage: 1,
  deliveryDate: 2,
  orderReference: 5,
};

/** How many characters each of them holds (SAP Open Catalog Interface 4.0). */
export const ociCustomFieldLengths: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 10, 4: 20, 5: 50 };
