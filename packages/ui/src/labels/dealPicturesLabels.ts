/** Texts of `DealPictures`. */
export const dealPicturesLabels = {
  paid: 'betaald',
  free: 'gratis',
  summary: (paid: number, free: number) => `${paid} betaald, ${free} gratis`,
};
