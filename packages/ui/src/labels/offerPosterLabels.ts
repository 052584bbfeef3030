/** Texts of `OfferPoster`. */
export const offerPosterLabels = { view: 'Bekijk actie' };
