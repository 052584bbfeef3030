export const orderLinesLabels = { list: 'In je bestelling', originalTotal: 'was', newTotal: 'nu' };
