/** Texts of `OrderLines`. */
export const orderLinesLabels = { list: 'In je bestelling', oldTotal: 'was', newTotal: 'nu' };
