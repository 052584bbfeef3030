/**
 * What a control is given as `value`: nothing where it keeps its own, and an empty text for `null`, a back end's word for
 * no text, which React would take for a control that keeps its own.
 */
export const givenText = <Value>(value: Value | null | undefined): { readonly value?: Value | '' } =>
  value === undefined ? {} : { value: value ?? '' };
