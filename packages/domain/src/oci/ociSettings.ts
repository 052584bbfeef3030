/** What differs between one buyer's procurement system and the next: a setting per company. */
export interface OciSettings {
  /** unit of measure; ST unless their system wants another code such as PCE */
  readonly unit: string;
  /** of yyyy, MM and dd with anything between them (clause T72) */
  readonly dateFormat: string;
  /**
   * `lines`: a line with a negative price per VAT percentage, as specified.
   * `in-prices`: for systems that refuse negative prices, the discount comes off the product lines.
   */
  readonly discounts: 'lines' | 'in-prices';
  /** the company's own material group per category path, or per category; other paths go out as they are */
  readonly materialGroups: Readonly<Record<string, string>>;
}

/** The settings of a company that has chosen none (clause K02). */
export const defaultOciSettings: OciSettings = {
  unit: 'ST',
  dateFormat: 'yyyy-MM-dd',
  discounts: 'lines',
  materialGroups: {},
};
