/** What a food label must say (Regulation (EU) No 1169/2011); energy is computed from the nutrients. */
export interface Food {
  /** May contain `{soort}`. */
  readonly ingredients: string;
  /** 'Bevat gluten (tarwe).' or 'Geen van de veertien wettelijke allergenen.' */
  readonly allergens: string;
  /** Grams per 100 gram or 100 millilitres. */
  readonly nutrition: readonly [
    fat: number,
    saturated: number,
    carbohydrate: number,
    sugars: number,
    fibre: number,
    protein: number,
    salt: number,
  ];
  /** Default: 'Droog en koel bewaren.' */
  readonly storage?: string;
  /** Default 'g'. */
  readonly per?: 'g' | 'ml';
}
