export const offerPosterLabels = { view: 'Bekijk actie' };
