/** Texts of `ToastRegion`: its name with the key that leads to it, what each tone is called, and the cross. */
export const toastRegionLabels = {
  region: 'Meldingen (F6)',
  info: 'Ter informatie:',
  positive: 'Gelukt:',
  warning: 'Let op:',
  danger: 'Fout:',
  close: 'Sluit melding',
};
