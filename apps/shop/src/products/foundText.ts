/** How many products there are, as the shop says it (S22): '1 product', '58 producten', '1.204 producten'. */
export const foundText = (total: number): string =>
  total === 1 ? '1 product' : `${new Intl.NumberFormat('nl-NL').format(total)} producten`;
