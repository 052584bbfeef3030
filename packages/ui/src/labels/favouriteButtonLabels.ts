/** Texts of `FavouriteButton`, as the specification writes them. */
export const favouriteButtonLabels = {
  add: 'Voeg toe aan favorieten',
  remove: 'Verwijder uit favorieten',
};
