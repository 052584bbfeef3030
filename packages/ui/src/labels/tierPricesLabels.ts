export const tierPricesLabels = {
  caption: 'Staffelprijzen',
  quantity: 'Aantal',
  price: 'Prijs',
  saving: 'Voordeel',
  from: 'vanaf {quantity}',
  current: 'jouw prijs',
  next: 'Nog {count} erbij voor de volgende prijs.',
};
