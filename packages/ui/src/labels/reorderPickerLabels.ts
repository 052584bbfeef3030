/** Texts of `ReorderPicker`. */
export const reorderPickerLabels = {
  list: 'Wat je opnieuw bestelt',
  all: 'Alles kiezen',
  chosen: { one: '{chosen} van {count} product gekozen', other: '{chosen} van {count} producten gekozen' },
  quantity: 'Aantal',
  invalid: 'Vul een heel getal in, 1 of meer.',
  invalidMax: 'Vul een heel getal in van 1 tot en met {max}.',
};
