import { accountMenuLabels } from './accountMenuLabels.ts';
import { addQuantityFieldLabels } from './addQuantityFieldLabels.ts';
import { addressFieldsLabels } from './addressFieldsLabels.ts';
import { addToCartLabels } from './addToCartLabels.ts';
import { addToCartNoticeLabels } from './addToCartNoticeLabels.ts';
import { alertDialogLabels } from './alertDialogLabels.ts';
import { approvalStepsLabels } from './approvalStepsLabels.ts';
import { bannerLabels } from './bannerLabels.ts';
import { breadcrumbsLabels } from './breadcrumbsLabels.ts';
import { buttonLabels } from './buttonLabels.ts';
import { cartLabels } from './cartLabels.ts';
import { categoryHeadingLabels } from './categoryHeadingLabels.ts';
import { categoryNavigationLabels } from './categoryNavigationLabels.ts';
import { checkoutTabsLabels } from './checkoutTabsLabels.ts';
import { collapsibleTextLabels } from './collapsibleTextLabels.ts';
import { comboboxLabels } from './comboboxLabels.ts';
import { companyBannerLabels } from './companyBannerLabels.ts';
import { companyTableLabels } from './companyTableLabels.ts';
import { couponFieldLabels } from './couponFieldLabels.ts';
import { datePickerLabels } from './datePickerLabels.ts';
import { dealPicturesLabels } from './dealPicturesLabels.ts';
import { deliveryTimelineLabels } from './deliveryTimelineLabels.ts';
import { dialogLabels } from './dialogLabels.ts';
import { errorSummaryLabels } from './errorSummaryLabels.ts';
import { facetFiltersLabels } from './facetFiltersLabels.ts';
import { favouriteButtonLabels } from './favouriteButtonLabels.ts';
import { fieldLabels } from './fieldLabels.ts';
import { fileDropLabels } from './fileDropLabels.ts';
import { groceryPartnerLinkLabels } from './groceryPartnerLinkLabels.ts';
import { invoiceTableLabels } from './invoiceTableLabels.ts';
import { loadingBarLabels } from './loadingBarLabels.ts';
import { messageListLabels } from './messageListLabels.ts';
import { miniCartLabels } from './miniCartLabels.ts';
import { mobileBarLabels } from './mobileBarLabels.ts';
import { mobileBarMenuLabels } from './mobileBarMenuLabels.ts';
import { offerCarouselLabels } from './offerCarouselLabels.ts';
import { offerPosterLabels } from './offerPosterLabels.ts';
import { openingHoursLabels } from './openingHoursLabels.ts';
import { orderBarLabels } from './orderBarLabels.ts';
import { orderConfirmationLabels } from './orderConfirmationLabels.ts';
import { orderDifferencesLabels } from './orderDifferencesLabels.ts';
import { orderLinesLabels } from './orderLinesLabels.ts';
import { orderReferenceFieldLabels } from './orderReferenceFieldLabels.ts';
import { orderTableLabels } from './orderTableLabels.ts';
import { paginationLabels } from './paginationLabels.ts';
import { passwordFieldLabels } from './passwordFieldLabels.ts';
import { priceLabelLabels } from './priceLabelLabels.ts';
import { procurementBannerLabels } from './procurementBannerLabels.ts';
import { productCardLabels } from './productCardLabels.ts';
import { productGalleryLabels } from './productGalleryLabels.ts';
import { productRowLabels } from './productRowLabels.ts';
import { progressLabels } from './progressLabels.ts';
import { quantityStepperLabels } from './quantityStepperLabels.ts';
import { quickOrderGridLabels } from './quickOrderGridLabels.ts';
import { quoteStepsLabels } from './quoteStepsLabels.ts';
import { reorderPickerLabels } from './reorderPickerLabels.ts';
import { scanFieldLabels } from './scanFieldLabels.ts';
import { searchBoxLabels } from './searchBoxLabels.ts';
import { searchSuggestionsLabels } from './searchSuggestionsLabels.ts';
import { shoppingListPickerLabels } from './shoppingListPickerLabels.ts';
import { siteFooterLabels } from './siteFooterLabels.ts';
import { siteHeaderLabels } from './siteHeaderLabels.ts';
import { skeletonLabels } from './skeletonLabels.ts';
import { skipLinkLabels } from './skipLinkLabels.ts';
import { sortSelectLabels } from './sortSelectLabels.ts';
import { spendingChartLabels } from './spendingChartLabels.ts';
import { spinnerLabels } from './spinnerLabels.ts';
import { stepButtonsLabels } from './stepButtonsLabels.ts';
import { stepTabsLabels } from './stepTabsLabels.ts';
import { tableLabels } from './tableLabels.ts';
import { tierPricesLabels } from './tierPricesLabels.ts';
import { toastRegionLabels } from './toastRegionLabels.ts';
import { uspLabels } from './uspLabels.ts';
import { wordmarkLabels } from './wordmarkLabels.ts';

/** The texts of all components in Dutch: their defaults, gathered. */
export const nl = {
  locale: 'nl',
  accountMenu: accountMenuLabels,
  addQuantityField: addQuantityFieldLabels,
  addToCart: addToCartLabels,
  addToCartNotice: addToCartNoticeLabels,
  addressFields: addressFieldsLabels,
  approvalSteps: approvalStepsLabels,
  alertDialog: alertDialogLabels,
  banner: bannerLabels,
  breadcrumbs: breadcrumbsLabels,
  button: buttonLabels,
  cart: cartLabels,
  categoryHeading: categoryHeadingLabels,
  categoryNavigation: categoryNavigationLabels,
  checkoutTabs: checkoutTabsLabels,
  collapsibleText: collapsibleTextLabels,
  combobox: comboboxLabels,
  companyBanner: companyBannerLabels,
  companyTable: companyTableLabels,
  couponField: couponFieldLabels,
  datePicker: datePickerLabels,
  dealPictures: dealPicturesLabels,
  deliveryTimeline: deliveryTimelineLabels,
  dialog: dialogLabels,
  errorSummary: errorSummaryLabels,
  facetFilters: facetFiltersLabels,
  favouriteButton: favouriteButtonLabels,
  field: fieldLabels,
  fileDrop: fileDropLabels,
  groceryPartnerLink: groceryPartnerLinkLabels,
  invoiceTable: invoiceTableLabels,
  loadingBar: loadingBarLabels,
  messageList: messageListLabels,
  miniCart: miniCartLabels,
  mobileBar: mobileBarLabels,
  mobileBarMenu: mobileBarMenuLabels,
  offerCarousel: offerCarouselLabels,
  offerPoster: offerPosterLabels,
  openingHours: openingHoursLabels,
  orderBar: orderBarLabels,
  orderConfirmation: orderConfirmationLabels,
  orderDifferences: orderDifferencesLabels,
  orderLines: orderLinesLabels,
  orderReferenceField: orderReferenceFieldLabels,
  orderTable: orderTableLabels,
  pagination: paginationLabels,
  passwordField: passwordFieldLabels,
  priceLabel: priceLabelLabels,
  procurementBanner: procurementBannerLabels,
  productCard: productCardLabels,
  productGallery: productGalleryLabels,
  productRow: productRowLabels,
  progress: progressLabels,
  quantityStepper: quantityStepperLabels,
  quickOrderGrid: quickOrderGridLabels,
  quoteSteps: quoteStepsLabels,
  reorderPicker: reorderPickerLabels,
  scanField: scanFieldLabels,
  searchBox: searchBoxLabels,
  searchSuggestions: searchSuggestionsLabels,
  shoppingListPicker: shoppingListPickerLabels,
  siteFooter: siteFooterLabels,
  siteHeader: siteHeaderLabels,
  skeleton: skeletonLabels,
  skipLink: skipLinkLabels,
  sortSelect: sortSelectLabels,
  spendingChart: spendingChartLabels,
  spinner: spinnerLabels,
  stepButtons: stepButtonsLabels,
  stepTabs: stepTabsLabels,
  table: tableLabels,
  tierPrices: tierPricesLabels,
  toastRegion: toastRegionLabels,
  usp: uspLabels,
  wordmark: wordmarkLabels,
};
