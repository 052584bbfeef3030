/** Texts of `OfferCarousel`. */
export const offerCarouselLabels = {
  region: 'Aanbiedingen',
  list: 'Kies een aanbieding',
  previous: 'Vorige',
  next: 'Volgende',
  pause: 'Pauzeer',
  play: 'Speel af',
};
