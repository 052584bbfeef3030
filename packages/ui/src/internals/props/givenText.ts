/**
 * The `value` prop of a control: none when uncontrolled, and an empty text for `null`, which back ends send for no text
 * and React would treat as uncontrolled.
 */
export const givenText = <Value>(value: Value | null | undefined): { readonly value?: Value | '' } =>
  value === undefined ? {} : { value: value ?? '' };
