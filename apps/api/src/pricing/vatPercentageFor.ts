/** What a Dutch rate is in Belgium for the goods that this shop sells: food and books at 6 %, the rest at 21 %. */
const belgian: Readonly<Record<number, number>> = { 9: 6 };

/** The VAT percentage of a product in the country that it goes to, from its Dutch one. */
export function vatPercentageFor(country: 'NL' | 'BE', dutchPercentage: number): number {
  return country === 'BE' ? (belgian[dutchPercentage] ?? dutchPercentage) : dutchPercentage;
}
