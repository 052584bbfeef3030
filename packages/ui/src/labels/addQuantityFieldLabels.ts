export const addQuantityFieldLabels = {
  quantity: 'Toe te voegen aantal',
  nothing: 'Vul een aantal van 1 of meer in.',
  tooMany: 'Vul een aantal van 1 tot {max} in.',
};
