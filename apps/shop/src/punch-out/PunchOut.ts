import type { PunchOutSettings } from '@magazijn/api-client';

/** A visit from a buyer's procurement system, as this tab keeps it (T72). */
export interface PunchOut {
  /** Where the order lines are posted, as it came; null for cXML, whose back end knows. */
  readonly hookUrl: string | null;
  /** The procurement system's host, for people to read. */
  readonly host: string;
  /** Of yyyy, MM and dd. */
  readonly dateFormat: string;
  /** The window that the return belongs in, as asked: `_top` unless told otherwise. */
  readonly target: string;
  /** The character set that the return was asked in; '' for none. */
  readonly charset: string;
  /** What goes back as it came: `~OkCode`, `~TARGET`, `~CALLER`. */
  readonly echo: readonly (readonly [name: string, value: string])[];
  /** Whether the return's fields are shown before it is sent, for people who set up a connection. */
  readonly preview: boolean;
  /** cXML: the buyer only looks at what the procurement system holds; it goes back as it came. */
  readonly inspecting: boolean;
  /** What the company has agreed about the lines. */
  readonly agreed: AgreedLines;
}

/** The company's own way of writing the lines. */
export type AgreedLines = Pick<PunchOutSettings, 'unit' | 'discounts' | 'materialGroups' | 'customFields'>;
