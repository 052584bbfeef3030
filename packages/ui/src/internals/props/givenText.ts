/** The `value` of a control: '' for `null`, which back ends send and React treats as uncontrolled. */
export const givenText = <Value>(value: Value | null | undefined): { readonly value?: Value | '' } =>
  value === undefined ? {} : { value: value ?? '' };
