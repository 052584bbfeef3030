export type { Country } from '../country/Country.ts';
export { canTransition } from './canTransition.ts';
export { formatOrderNumber } from './formatOrderNumber.ts';
export { type OrderStatus, orderTransitions } from './orderTransitions.ts';
