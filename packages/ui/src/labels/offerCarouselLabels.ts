export const offerCarouselLabels = {
  region: 'Aanbiedingen',
  carousel: 'carrousel',
  slide: 'aanbieding',
  position: '{number} van {count}',
  list: 'Kies een aanbieding',
  previous: 'Vorige',
  next: 'Volgende',
  pause: 'Pauzeer',
  play: 'Speel af',
};
