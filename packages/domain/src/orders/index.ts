export type { Country } from '../country.ts';
export { formatOrderNumber } from './formatOrderNumber.ts';
export { canTransition, type OrderStatus, orderTransitions } from './orderStatus.ts';
