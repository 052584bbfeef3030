import type { OciCustomFields } from '@magazijn/domain/oci';
import type { PunchOutFunction } from '../schemas/punchOut.ts';

/** What a one-time code stands for. */
export interface PunchOutStart {
  /** The bearer that logs in. */
  readonly token: string;
  /** The call-up's parameters by their names in capitals, without user name and password. */
  readonly callUp: Readonly<Record<string, string>>;
  /** When a cXML system asked: where the transfer goes, and what the cart begins with. */
  readonly cxml: {
    readonly host: string;
    /** What is only inspected goes back as it came. */
    readonly operation: 'create' | 'edit' | 'inspect';
    /** amounts per product id */
    readonly amounts: Readonly<Record<number, number>>;
    /** the coupon that those were priced with; '' for none */
    readonly coupon: string;
  } | null;
}

/** What a company has agreed with the shop about its procurement system. */
export interface PunchOutSettings {
  /** Hosts that a hook URL may have: `host`, `host:port` or `host:*`. Empty: any. */
  readonly hosts: readonly string[];
  readonly functions: readonly PunchOutFunction[];
  readonly unit: string;
  readonly discounts: 'lines' | 'in-prices';
  readonly materialGroups: Readonly<Record<string, string>>;
  readonly customFields: OciCustomFields;
}

/** A form that the browser posts to the procurement system as it is. */
export interface PunchOutMessage {
  readonly url: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}
