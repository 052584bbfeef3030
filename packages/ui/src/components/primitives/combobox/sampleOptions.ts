import type { ComboboxOption } from './ComboboxOption.ts';

export const sampleOptions: readonly ComboboxOption[] = [
  { value: 'vlinder', label: 'De Vlinder', hint: 'Beukenlaan 14, Utrecht' },
  { value: 'bij', label: 'De Bij', hint: 'Molenweg 2, Zeist' },
  { value: 'mier', label: 'De Mier', hint: 'Gesloten tot 1 april', disabled: true },
  { value: 'hommel', label: 'De Hommel', hint: 'Kerkstraat 8, Gent' },
  { value: 'zon', label: 'Groep Zon' },
];
