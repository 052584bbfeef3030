import type { Food } from '../assortment/Food.ts';

const decimal = (grams: number): string => String(grams).replace('.', ',');

/**
 * The rows of a food label. Energy follows from the nutrients with the factors of
 * Regulation (EU) No 1169/2011, annex XIV: fat 37 kJ / 9 kcal, carbohydrate and protein 17 / 4, fibre 8 / 2.
 *
 * @param product its own ingredients and allergens
 */
export function foodRows(
  food: Food,
  product: { ingredients: string; allergens: string },
): [name: string, value: string][] {
  const [fat, saturated, carbohydrate, sugars, fibre, protein, salt] = food.nutrition;
  const kilojoule = Math.round(37 * fat + 17 * (carbohydrate + protein) + 8 * fibre);
  const kilocalorie = Math.round(9 * fat + 4 * (carbohydrate + protein) + 2 * fibre);
  return [
    ['Ingrediënten', product.ingredients],
    ['Allergenen', product.allergens],
    [`Energie per 100 ${food.per ?? 'g'}`, `${kilojoule} kJ / ${kilocalorie} kcal`],
    ['Vetten', `${decimal(fat)} g, waarvan verzadigd ${decimal(saturated)} g`],
    ['Koolhydraten', `${decimal(carbohydrate)} g, waarvan suikers ${decimal(sugars)} g`],
    ['Vezels', `${decimal(fibre)} g`],
    ['Eiwitten', `${decimal(protein)} g`],
    ['Zout', `${decimal(salt)} g`],
    ['Bewaren', food.storage ?? 'Droog en koel bewaren.'],
  ];
}
