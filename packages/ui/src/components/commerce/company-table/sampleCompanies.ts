import type { CompanyTableRow } from './CompanyTable.tsx';

export const sampleCompanies: readonly CompanyTableRow[] = [
  {
    customerNumber: '100234',
    name: 'Kinderopvang De Vlinder',
    city: 'Utrecht',
    href: '#switch-1',
    current: true,
  },
  { customerNumber: '100235', name: 'Peuterspeelzaal De Bij', city: 'Amersfoort', href: '#switch-2' },
  {
    customerNumber: '100236',
    name: 'Buitenschoolse opvang De Mier',
    city: 'Sint-Katelijne-Waver',
    href: '#switch-3',
  },
];
