/** Sentences for food labels that many families share. */
export const allergens = {
  none: 'Bevat geen van de veertien wettelijke allergenen.',
  milk: 'Bevat melk.',
  wheat: 'Bevat gluten (tarwe).',
  oats: 'Bevat gluten (haver). Kan sporen van noten bevatten.',
  peanuts: 'Bevat pinda. Kan sporen van noten bevatten.',
  soy: 'Bevat soja.',
} as const;
