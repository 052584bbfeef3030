import { type PunchOutFunction, punchOutFunctions } from '@magazijn/api-client/schemas';
import { defaultOciCustomFields, defaultOciSettings, type OciCustomFields } from '@magazijn/domain/oci';

/** What a company and the shop have agreed about its procurement system. */
export interface PunchOutConnection {
  /** `host`, `host:port` or `host:*`; empty: any. */
  readonly hosts: readonly string[];
  readonly functions: readonly PunchOutFunction[];
  readonly unit: string;
  readonly discounts: 'lines' | 'in-prices';
  readonly materialGroups: Readonly<Record<string, string>>;
  readonly customFields: OciCustomFields;
  readonly cxmlEncoding: 'urlencoded' | 'base64';
}

/** Of a company that has agreed nothing: the specification's values (clause K02). */
export const defaultConnection: PunchOutConnection = {
  hosts: [],
  functions: punchOutFunctions,
  unit: defaultOciSettings.unit,
  discounts: defaultOciSettings.discounts,
  materialGroups: defaultOciSettings.materialGroups,
  customFields: defaultOciCustomFields,
  cxmlEncoding: 'urlencoded',
};
