export {
  addedToCart,
  type LocationChoice,
  listFactors,
  locationQuantities,
  maxLocationLines,
  quantityFor,
  weekOf,
} from './locationOrder.ts';
