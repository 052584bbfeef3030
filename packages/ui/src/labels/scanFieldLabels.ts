export const scanFieldLabels = {
  label: 'Scan of typ een code',
  add: 'Voeg toe',
  list: 'Laatst gescand',
  found: 'Gevonden',
  unknown: 'Onbekende code',
  searching: 'Wordt opgezocht',
};
