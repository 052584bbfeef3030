/**
 * Every fixed text of the parts in Dutch, texts for screen readers included: one constant per part, so that a
 * page carries only the texts of what it shows. Each part takes `labels` to replace them one by one.
 */

/** Texts of `Button`. */
export const buttonLabels = { busy: 'Bezig:' };

/** Texts of `PriceLabel`. */
export const priceLabelLabels = { oldPrice: 'van', price: 'voor' };

/** Texts of `QuantityStepper`. */
export const quantityStepperLabels = { decrease: 'Eén minder', increase: 'Eén meer' };

/** Texts of `AddToCart`; the last two as the specification writes them. */
export const addToCartLabels = {
  add: 'Voeg toe',
  logIn: 'Inloggen',
  quantity: 'Aantal',
  invalid: 'Vul een heel aantal in, van 0 tot 9999.',
  notify: 'Stuur mij een email als dit product weer beschikbaar is',
  notified: 'U ontvangt een email als dit product weer beschikbaar is',
};

/** Texts of `FavouriteButton`, as the specification writes them. */
export const favouriteButtonLabels = {
  add: 'Voeg toe aan favorieten',
  remove: 'Verwijder uit favorieten',
};

/** Texts of `ProductCard`. */
export const productCardLabels = { articleNumber: 'Art.' };

/** Texts of `ProductShelfSkeleton`. */
export const skeletonLabels = { loading: 'Producten laden' };

/** Texts of `ProductGallery`. */
export const productGalleryLabels = { pictures: 'Foto’s van dit product', show: 'Toon foto' };

/** Texts of `CollapsibleText`, as the specification writes them. */
export const collapsibleTextLabels = { more: 'Toon meer', less: 'Toon minder' };

/** Texts of `Pagination`. */
export const paginationLabels = {
  navigation: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Pagina',
  of: 'van',
};

/** Texts of `Breadcrumbs`; 'Ga terug' as the specification writes it. */
export const breadcrumbsLabels = { navigation: 'Kruimelpad', back: 'Ga terug' };

/** Texts of `MessageList`, read before the message by screen readers. */
export const messageListLabels = {
  error: 'Fout:',
  warning: 'Let op:',
  info: 'Ter informatie:',
  success: 'Gelukt:',
};

/** Texts of `Field` and the fields built on it. */
export const fieldLabels = { optional: '(niet verplicht)' };

/** Texts of `PasswordField`. */
export const passwordFieldLabels = { show: 'Toon wachtwoord', hide: 'Verberg wachtwoord' };

/** Texts of `LoadingBar`. */
export const loadingBarLabels = { loading: 'Laden' };

/** Texts of `SkipLink`. */
export const skipLinkLabels = { skip: 'Naar de inhoud' };
