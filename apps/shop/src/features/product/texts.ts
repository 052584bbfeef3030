/** Texts of the product's page; 'Etiket informatie' and 'Gerelateerde producten' as the specification writes them. */
export const texts = {
  loading: 'Het product wordt geladen',
  excludingVat: 'excl. btw',
  articleNumber: 'Artikelnummer',
  brand: 'Merk',
  stock: 'Voorraad',
  inStock: 'Op voorraad',
  soldOut: 'Uitverkocht',
  description: 'Omschrijving',
  information: 'Productinformatie',
  extraInformation: 'Extra informatie',
  label: 'Etiket informatie',
  related: 'Gerelateerde producten',
  picture: (name: string, number: number, count: number) =>
    count > 1 ? `${name}, foto ${number} van ${count}` : name,
  usps: [
    'Vóór 12.00 uur besteld, binnen 1-2 werkdagen bezorgd',
    'Gratis bezorging in Nederland en Vlaanderen vanaf € 100',
    'Scherpe prijzen en acties voor de kinderopvang',
    'In Nederland zet de chauffeur de dozen in je magazijn',
  ],
};
