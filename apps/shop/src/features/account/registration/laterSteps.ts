// What the first step of the registration can do without at first: one chunk.

/** The check digits: a warning comes when a number has been typed. */
export { ibanWarning, vatNumberWarning } from '@magazijn/domain/validation';
export { AddressStep } from './AddressStep.tsx';
export { HoursStep } from './HoursStep.tsx';
