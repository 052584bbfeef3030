/** The maximum number of statements of each route, including the session's, for any input. */
export const statementBudget: Readonly<Record<string, number>> = {
  'POST /login': 4,
  'POST /logout': 2,
  'POST /password/request': 6,
  'GET /password/reset/:token': 1,
  'POST /password/reset/:token': 10,
  'POST /password/change': 9,
  'POST /account/register': 12,
  'GET /account/profile': 2,
  'GET /account/extra_values': 2,
  'GET /account/kdv': 2,
  'GET /account/switch/:id': 3,
  'GET /account/sessions': 2,
  'DELETE /account/sessions/:id': 2,
  'DELETE /account/sessions': 5,
  'GET /account/addresses': 3,
  // A transaction that locks the company first.
  'POST /account/addresses': 7,
  'DELETE /account/addresses/:id': 2,
  'GET /delivery/plan': 2,
  // A transaction, with the new lines, a credit note and mails.
  'POST /order/change/:id': 24,
  'POST /order/cancel/:id': 20,
  'GET /category': 1,
  'GET /category/detail/:category': 2,
  'GET /product/category/:category/:page/:pageSize': 3,
  'GET /product/detail/:category/:product': 2,
  'GET /product/popular/:page/:pageSize': 3,
  'GET /product/offer/:page/:pageSize': 3,
  'GET /product/favourite/:page/:pageSize': 3,
  'GET /product/favourites': 3,
  'GET /product/product-favourite/:id': 2,
  'DELETE /product/product-favourite/:id': 2,
  'POST /product/company-favourite/:id': 2,
  'DELETE /product/company-favourite/:id': 2,
  'GET /product/statusmail/:id': 2,
  'DELETE /product/statusmail/:id': 2,
  'GET /product/search': 5,
  'GET /product/suggest': 4,
  'GET /product/alternatives': 2,
  'GET /offer/:page/:pageSize': 3,
  'GET /page/:urlTitle': 1,
  'GET /pages': 1,
  'POST /shop/cart': 3,
  'GET /shop/cart/saved': 2,
  // A transaction that locks the cart first.
  'POST /shop/cart/saved': 6,
  // Numbers, names, near numbers, near names, products: however many lines.
  'POST /quick-order': 6,
  'GET /lists': 2,
  // A transaction that locks the company first.
  'POST /lists': 6,
  // The list, its lines, their products: however many lines.
  'GET /lists/:id': 4,
  // A transaction that locks the company first.
  'POST /lists/:id': 6,
  'DELETE /lists/:id': 2,
  // A transaction that locks the list first.
  'POST /lists/:id/products': 5,
  'DELETE /lists/:id/products/:product': 2,
  // The purchases, and their products now: however many orders.
  'GET /purchases/:page/:pageSize': 3,
  'GET /purchases/last': 2,
  'GET /spending': 2,
  'GET /approvals/settings': 5,
  'POST /approvals/settings': 13,
  'POST /approvals/stand-in': 3,
  'DELETE /approvals/stand-in': 2,
  'GET /approvals/check/:id': 5,
  // A transaction, however many approvers.
  'POST /approvals/request/:id': 15,
  'GET /approvals/requests/:page/:pageSize': 2,
  'GET /approvals/requests/:id': 9,
  // With pricing, placing and history, however many lines.
  'POST /approvals/requests/:id/approve': 24,
  'POST /approvals/requests/:id/refuse': 14,
  'POST /approvals/requests/:id/withdraw': 13,
  'GET /approvals/budgets': 3,
  'GET /approvals/history': 2,
  // The locations, their carts, the products of these: however many locations.
  'GET /locations': 4,
  // The locations, the products, the addresses, the carts: however many locations and lines.
  'POST /locations/preview': 5,
  // With drafting and placing the order.
  'POST /locations/:location/order': 12,
  // A transaction that locks the cart first.
  'POST /locations/:location/cart': 7,
  'GET /cost-centres': 2,
  // A transaction that locks the company, reads, writes and reads.
  'POST /cost-centres': 7,
  'POST /cost-centres/:id': 7,
  'DELETE /cost-centres/:id': 7,
  'GET /people': 3,
  'POST /people/:id': 7,
  'DELETE /people/:id': 9,
  'POST /people/invitations': 10,
  'DELETE /people/invitations/:id': 2,
  'GET /people/invitation': 1,
  'POST /people/invitation': 7,
  'GET /lists/:id/counts': 2,
  // A transaction that locks the list, writes and reads: however many counts.
  'POST /lists/:id/counts': 6,
  'POST /lists/:id/round': 3,
  'GET /standing-orders': 3,
  // A transaction; a list made of an order takes five of them.
  'POST /standing-orders': 13,
  // The order, its runs, its buyer, the lines and their prices; the prices again when a product is short.
  'GET /standing-orders/:id': 7,
  // A transaction that locks the company first.
  'POST /standing-orders/:id': 8,
  'POST /standing-orders/:id/state': 3,
  // With drafting and placing the order.
  'POST /standing-orders/:id/decision': 17,
  'GET /standing-orders/link': 7,
  'POST /standing-orders/link': 17,
  // One of them for the products of the lines, as in a cart and in the history.
  'POST /order/create': 7,
  'POST /order/delivery/:id': 2,
  // Two, and a transaction that reads the rules for a company with rules of approvals.
  'GET /payment/account/:id': 7,
  'GET /payment/state/:session': 6,
  'POST /payment/result/:session': 10,
  'GET /order/detail/:id': 4,
  'GET /order/:page/:pageSize': 2,
  'POST /order/invoice/:id': 5,
  'POST /order/invoice/:id/token': 3,
  // Of the list, its totals and its companies: however many invoices.
  'GET /invoices/:page/:pageSize': 2,
  // The credit notes, the orders and their lines: however many documents.
  'POST /invoices/files/token': 4,
  'POST /invoices/files': 5,
  'POST /invoices/email': 5,
  // A transaction that locks the orders first, and the session; when the bank decides, the claims and a refund.
  'POST /invoice-payments': 13,
  'GET /invoice-payments/:session': 2,
  'POST /invoice-payments/:session': 20,
  'POST /punch-out/code': 5,
  'POST /punch-out/exchange': 4,
  'GET /punch-out/settings': 2,
  'GET /punch-out/frame-hosts': 1,
  'GET /punch-out/order/:id': 3,
  'GET /punch-out/validate': 3,
  'GET /punch-out/search': 6,
  'POST /punch-out/return/:id': 5,
  'POST /punch-out/return': 5,
  'GET /capabilities': 0,
  'GET /health': 0,
  'GET /settings': 1,
  // It also writes a temporary file, in a transaction.
  'GET /ready': 5,
};
