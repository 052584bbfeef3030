/** A form that goes back to a procurement system, as the browser posts it. */
export interface ReturnForm {
  /** The hook URL as it came. */
  readonly action: string;
  /** The window that it is answered in. */
  readonly target: string;
  /** For `accept-charset`. */
  readonly charset: string;
  /** In this order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}
