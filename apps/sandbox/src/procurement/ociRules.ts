/** What a field of an item may hold (SAP Open Catalog Interface 4.0 and 5.0, "Inbound Section"). */
export interface OciRule {
  /** characters */
  readonly length: number;
  readonly format?: { readonly pattern: RegExp; readonly text: string };
}

const number = { pattern: /^-?\d{1,11}(\.\d{1,3})?$/, text: 'up to 11 digits, a point and up to 3 digits' };
const positive = { pattern: /^(?!0+(\.0+)?$)\d{1,11}(\.\d{1,3})?$/, text: `a number over 0: ${number.text}` };
const whole = { pattern: /^\d*$/, text: 'a whole number' };
const flag = { pattern: /^X?$/, text: 'X or nothing' };

/** Every field that an item may have. The sandbox holds the shop to these by tables of its own. */
export const ociRules: Readonly<Record<string, OciRule>> = {
  DESCRIPTION: { length: 40 },
  MATNR: { length: 40 },
  QUANTITY: { length: 15, format: positive },
  UNIT: { length: 3, format: { pattern: /^[A-Z0-9]*$/, text: 'a code in capitals' } },
  PRICE: { length: 15, format: number },
  PRICEUNIT: { length: 5, format: { pattern: /^([1-9]\d*)?$/, text: 'a whole number from 1, or nothing' } },
  CURRENCY: { length: 5, format: { pattern: /^[A-Z]{3}$/, text: 'an ISO 4217 code' } },
  LEADTIME: { length: 5, format: whole },
  VENDOR: { length: 10 },
  VENDORMAT: { length: 40 },
  MANUFACTCODE: { length: 10 },
  MANUFACTMAT: { length: 40 },
  MATGROUP: { length: 10 },
  SERVICE: { length: 1, format: flag },
  CONTRACT: { length: 10 },
  CONTRACT_ITEM: { length: 5 },
  EXT_QUOTE_ID: { length: 35 },
  EXT_QUOTE_ITEM: { length: 10 },
  EXT_PRODUCT_ID: { length: 40 },
  ATTACHMENT: { length: 255 },
  ATTACHMENT_TITLE: { length: 255 },
  ATTACHMENT_PURPOSE: { length: 1 },
  EXT_SCHEMA_TYPE: { length: 10 },
  EXT_CATEGORY_ID: { length: 60 },
  EXT_CATEGORY: { length: 40 },
  SLD_SYS_NAME: { length: 60 },
  CUST_FIELD1: { length: 10 },
  CUST_FIELD2: { length: 10 },
  CUST_FIELD3: { length: 10 },
  CUST_FIELD4: { length: 20 },
  CUST_FIELD5: { length: 50 },
  ITEM_TYPE: { length: 1, format: { pattern: /^[RO]?$/, text: 'R or O' } },
  PARENT_ID: { length: 10 },
};
