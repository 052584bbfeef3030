/**
 * The fixed texts of the shop's frame and of its order parts, in Dutch, one constant per part as in `labels.ts`.
 * Texts that count are functions of the count, since a word's form follows it.
 */

const units = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`);

/** Texts of `Wordmark`. */
export const wordmarkLabels = { name: 'Magazijn' };

/** Texts of `UspBar` and `UspList`. */
export const uspLabels = { list: 'Onze voordelen' };

/** Texts of `SiteHeader`. */
export const siteHeaderLabels = { home: 'Magazijn, naar de homepagina' };

/** Texts of `SearchBox`; the label as the specification writes it. */
export const searchBoxLabels = {
  label: 'Zoek je product of merk',
  submit: 'Zoeken',
  clear: 'Wis je zoekterm',
};

/** Texts of `CategoryNavigation`; 'Meer' as the specification writes it. */
export const categoryNavigationLabels = { navigation: 'Categorieën', more: 'Meer' };

/** Texts of `AccountMenu`. */
export const accountMenuLabels = { account: 'Jouw account', logIn: 'Inloggen', customer: 'Voor klanten' };

/** Texts of `MiniCart`. */
export const miniCartLabels = { label: 'Winkelmand', items: units };

/** Texts of `MobileBar`; 'Menu' and 'Sluit' as the specification writes them. */
export const mobileBarLabels = {
  navigation: 'Snelmenu',
  menu: 'Menu',
  close: 'Sluit',
  aisles: 'Alle gangpaden',
  favourites: 'Favorieten',
  account: 'Account',
  cart: 'Winkelmand',
  items: units,
};

/** Texts of `SiteFooter`. */
export const siteFooterLabels = { aisles: 'Alle gangpaden', service: 'Service' };

/** Texts of `CategoryHeading`. */
export const categoryHeadingLabels = { aisle: 'Gangpad' };

/** Texts of `OfferCarousel`. */
export const offerCarouselLabels = {
  region: 'Aanbiedingen',
  list: 'Kies een aanbieding',
  previous: 'Vorige',
  next: 'Volgende',
  pause: 'Pauzeer',
  play: 'Speel af',
};

/** Texts of `CheckoutTabs`. */
export const checkoutTabsLabels = { list: 'Stappen van je bestelling' };

/** Texts of `CartTable` and `CartLine`; the last one as the specification writes it. */
export const cartLabels = {
  list: 'Producten in je winkelmand',
  unitPrice: 'Excl. btw',
  quantity: 'Aantal',
  total: 'Totaal',
  oldPrice: 'was',
  remove: 'Verwijder',
  articleNumber: 'art.',
  free: 'Uw gratis artikel!',
};

/** Texts of `CouponField`. */
export const couponFieldLabels = { label: 'Kortingscode', placeholder: 'Bijvoorbeeld LENTE26' };

/** Texts of `OrderReferenceField`. */
export const orderReferenceFieldLabels = { label: 'Eigen referentie op de factuur' };

/** Texts of `OrderBar`. */
export const orderBarLabels = { total: 'Totaal' };

/** Texts of `OrderLines`. */
export const orderLinesLabels = { list: 'In je bestelling' };

/** Texts of `OrderTable`. */
export const orderTableLabels = {
  caption: 'Jouw bestellingen',
  number: 'Bestelling',
  date: 'Datum',
  products: 'Producten',
  total: 'Totaal',
  status: 'Status',
};

/** Texts of `AddToCartNotice`. */
export const addToCartNoticeLabels = {
  added: 'Toegevoegd aan je winkelmand',
  cart: 'Naar je winkelmand',
  close: 'Sluit melding',
  items: units,
};

/** Texts of `CompanyBanner`. */
export const companyBannerLabels = { banner: 'Voor wie je bestelt' };

/** Texts of `DealPictures`. */
export const dealPicturesLabels = {
  paid: 'betaald',
  free: 'gratis',
  summary: (paid: number, free: number) => `${paid} betaald, ${free} gratis`,
};
