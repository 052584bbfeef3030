export const toastRegionLabels = {
  region: 'Meldingen (F6)',
  info: 'Ter informatie:',
  positive: 'Gelukt:',
  warning: 'Let op:',
  danger: 'Fout:',
  close: 'Sluit melding',
};
