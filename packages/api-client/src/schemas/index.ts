export { cartInfoSchema, cartLineSchema, type WireCartInfo, type WireCartLine } from './cart.ts';
export { categorySchema, type WireCategory } from './category.ts';
export {
  addressSchema,
  companySchema,
  extraValuesSchema,
  switchableCompaniesSchema,
  switchableCompanySchema,
  type WireAddress,
  type WireCompany,
} from './company.ts';
export { dataOf } from './dataOf.ts';
export { errorSchema } from './error.ts';
export { flagSchema, type WireFlag } from './flag.ts';
export { offerSchema } from './offer.ts';
export {
  checkoutSchema,
  createdOrderSchema,
  orderDetailSchema,
  orderListItemSchema,
  orderListSchema,
  type WireCreatedOrder,
  type WireOrderDetail,
  type WireOrderListItem,
} from './order.ts';
export { pageLinkSchema, pageSchema } from './page.ts';
export {
  productDetailSchema,
  productListSchema,
  productSchema,
  type WireProduct,
  type WireProductDetail,
} from './product.ts';
export { cartRequestSchema, deliveryRequestSchema, loginRequestSchema } from './requests.ts';
export { tokenClaimsSchema, tokenSchema } from './session.ts';
export { suggestionsSchema } from './suggestion.ts';
