export const reorderPickerLabels = {
  list: 'Wat je opnieuw bestelt',
  all: 'Alles kiezen',
  selected: {
    one: '{selected} van {count} product gekozen',
    other: '{selected} van {count} producten gekozen',
  },
  quantity: 'Aantal',
  invalid: 'Vul een heel getal in, 1 of meer.',
  invalidMax: 'Vul een heel getal in van 1 tot en met {max}.',
};
