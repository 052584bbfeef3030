export const invoiceTableLabels = {
  caption: 'Je facturen',
  number: 'Factuur',
  date: 'Datum',
  due: 'Uiterlijk',
  status: 'Stand',
  total: 'Bedrag',
  open: 'Open',
  document: 'Document',
  documentKind: 'PDF',
  download: 'Download factuur {number} als PDF',
  invoice: 'factuur {number}',
  empty: 'Je hebt nog geen facturen.',
};
