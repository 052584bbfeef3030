export const bannerLabels = {
  info: 'Informatie:',
  positive: 'Goed nieuws:',
  warning: 'Let op:',
  danger: 'Fout:',
  dismiss: 'Sluit bericht',
};
