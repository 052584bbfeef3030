/** Texts of `AddToCart`; `notify` and `notified` as the specification writes them. */
export const addToCartLabels = {
  add: 'Voeg toe',
  logIn: 'Inloggen',
  quantity: 'Aantal',
  invalid: 'Vul een heel aantal in, 0 of meer.',
  invalidMax: 'Vul een heel aantal in, van 0 tot {max}.',
  setTo: 'Zet op {quantity}',
  notify: 'Stuur mij een email als dit product weer beschikbaar is',
  notified: 'U ontvangt een email als dit product weer beschikbaar is',
  cancelNotify: 'Toch geen mail',
};
