/** Paths in the order of 'Best verkocht'; all other products sell less. */
export const bestSellers: readonly string[] = [
  'demo-luiers-maat-4',
  'billendoekjes-zacht-12-72-stuks',
  'toiletpapier-2-laags',
  'rijstwafels-naturel',
  'allesreiniger-fris-spray-750-ml',
  'demo-appelsap-2-plus-1',
  'billendoekjes-puur-12-60-stuks',
  'halfvolle-melk-houdbaar-12-1-liter',
  'demo-verf',
  'pindakaas-zonder-zout',
  'houten-letterblokken-30-blokken',
  'nitril-handschoenen-maat-m',
];
