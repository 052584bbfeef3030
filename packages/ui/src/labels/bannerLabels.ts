/** Texts of `Banner`: what each tone is called, for screen readers, and the cross that puts it away. */
export const bannerLabels = {
  info: 'Informatie:',
  positive: 'Goed nieuws:',
  warning: 'Let op:',
  danger: 'Fout:',
  dismiss: 'Sluit bericht',
};
