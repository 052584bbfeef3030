export const quantityStepperLabels = {
  decrease: 'Eén minder',
  increase: 'Eén meer',
  wholeOnly: 'Alleen hele aantallen',
};
