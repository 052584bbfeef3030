export const dealPicturesLabels = {
  paid: 'betaald',
  free: 'gratis',
  summary: '{paid} betaald, {free} gratis',
};
