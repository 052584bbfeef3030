// The notes of cart lines that few carts have: what completes a deal, and when a sold-out product is expected.
export { dealStep } from '../../shared/products/dealStep.ts';
export { expectedText } from '../../shared/products/expectedText.ts';
