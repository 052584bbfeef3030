export const productGalleryLabels = {
  pictures: 'Foto’s van dit product',
  show: 'Toon foto',
  zoom: 'Vergroot foto',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  nearer: 'Dichterbij',
  close: 'Sluit',
};
