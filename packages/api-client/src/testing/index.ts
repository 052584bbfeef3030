export {
  buildApprovalCheck,
  buildApprovalRequest,
  buildApprovalRule,
  buildApprovalSettings,
} from './buildApproval.ts';
export { buildCart, buildCartLine } from './buildCart.ts';
export { buildCategory } from './buildCategory.ts';
export { buildAddress, buildCompany } from './buildCompany.ts';
export {
  buildDeliveryAddress,
  buildDeliveryPlan,
  buildOrderChangePreview,
  buildPlannedDelivery,
} from './buildDelivery.ts';
export { buildPaymentState } from './buildPaymentState.ts';
export { buildProduct, buildProductDetail } from './buildProduct.ts';
