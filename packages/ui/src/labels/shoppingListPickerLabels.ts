export const shoppingListPickerLabels = {
  none: 'Je hebt nog geen lijsten.',
  newList: 'Naam van een nieuwe lijst',
  create: 'Maak lijst',
};
