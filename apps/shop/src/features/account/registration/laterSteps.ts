// One chunk with the code that the first view of the registration does not need.

export { ibanWarning, vatNumberWarning } from '@magazijn/domain/validation';
export { AddressStep } from './AddressStep.tsx';
export { HoursStep } from './HoursStep.tsx';
