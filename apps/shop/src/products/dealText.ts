/**
 * A deal in a few characters as it is set, with a true minus sign: '-15%' has a hyphen on the wire.
 *
 * @example dealText('-15%') // '−15%'
 */
export const dealText = (label: string): string => label.replace(/^-/, '−');
