import type { AddressOption } from './AddressPicker.tsx';

export const sampleAddresses: readonly AddressOption[] = [
  { value: 'beukenlaan', title: 'De Vlinder', lines: ['Beukenlaan 14', '3581 KL Utrecht'], tag: 'Standaard' },
  { value: 'molenweg', title: 'De Bij', lines: ['Molenweg 2', '3701 AB Zeist'] },
  {
    value: 'kerkstraat',
    title: 'De Mier',
    lines: ['Kerkstraat 8', '9000 Gent'],
    disabledReason: 'In België bezorgen we deze producten niet.',
  },
];
