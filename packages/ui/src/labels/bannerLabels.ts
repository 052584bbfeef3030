/** Texts of `Banner`: the names of the tones, for screen readers, and of the close button. */
export const bannerLabels = {
  info: 'Informatie:',
  positive: 'Goed nieuws:',
  warning: 'Let op:',
  danger: 'Fout:',
  dismiss: 'Sluit bericht',
};
