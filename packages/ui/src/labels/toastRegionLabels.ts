/** Texts of `ToastRegion`: its name with the key that moves to it, the names of the tones, and of the close button. */
export const toastRegionLabels = {
  region: 'Meldingen (F6)',
  info: 'Ter informatie:',
  positive: 'Gelukt:',
  warning: 'Let op:',
  danger: 'Fout:',
  close: 'Sluit melding',
};
