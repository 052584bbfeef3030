/** The public face of the kit's second half: the frame of a shop and the parts of an order, one by one. */
export type { AccountMenuProps } from './components/account-menu/AccountMenu.tsx';
export { AccountMenu } from './components/account-menu/AccountMenu.tsx';
export type { AccountMenuItem } from './components/account-menu/AccountMenuList.tsx';
export type { AddedProduct, AddToCartNoticeProps } from './components/add-to-cart-notice/AddToCartNotice.tsx';
export { AddToCartNotice } from './components/add-to-cart-notice/AddToCartNotice.tsx';
export type { AddressBlockProps } from './components/address-block/AddressBlock.tsx';
export { AddressBlock } from './components/address-block/AddressBlock.tsx';
export type { AddressBlocksProps } from './components/address-block/AddressBlocks.tsx';
export { AddressBlocks } from './components/address-block/AddressBlocks.tsx';
export type { AddressOption, AddressPickerProps } from './components/address-picker/AddressPicker.tsx';
export { AddressPicker } from './components/address-picker/AddressPicker.tsx';
export type { BudgetMeterProps } from './components/budget-meter/BudgetMeter.tsx';
export { BudgetMeter } from './components/budget-meter/BudgetMeter.tsx';
export type { CartLineProps } from './components/cart-line/CartLine.tsx';
export { CartLine } from './components/cart-line/CartLine.tsx';
export type { CartMeterProps } from './components/cart-meter/CartMeter.tsx';
export { CartMeter } from './components/cart-meter/CartMeter.tsx';
export type { CartSummaryProps } from './components/cart-summary/CartSummary.tsx';
export { CartSummary } from './components/cart-summary/CartSummary.tsx';
export type { CartSummaryRowProps } from './components/cart-summary/CartSummaryRow.tsx';
export type { OrderBarProps } from './components/cart-summary/OrderBar.tsx';
export { OrderBar } from './components/cart-summary/OrderBar.tsx';
export type { CartGroupProps } from './components/cart-table/CartGroup.tsx';
export { CartGroup } from './components/cart-table/CartGroup.tsx';
export type { CartTableProps } from './components/cart-table/CartTable.tsx';
export { CartTable } from './components/cart-table/CartTable.tsx';
export type { CategoryHeadingProps } from './components/category-heading/CategoryHeading.tsx';
export { CategoryHeading } from './components/category-heading/CategoryHeading.tsx';
export type {
  CategoryNavigationItem,
  CategoryNavigationProps,
} from './components/category-navigation/CategoryNavigation.tsx';
export { CategoryNavigation } from './components/category-navigation/CategoryNavigation.tsx';
export type { CheckoutTab, CheckoutTabsProps } from './components/checkout-tabs/CheckoutTabs.tsx';
export { CheckoutTabs } from './components/checkout-tabs/CheckoutTabs.tsx';
export type { CompanyBannerProps } from './components/company-banner/CompanyBanner.tsx';
export { CompanyBanner } from './components/company-banner/CompanyBanner.tsx';
export type { ProcurementBannerProps } from './components/company-banner/ProcurementBanner.tsx';
export { ProcurementBanner } from './components/company-banner/ProcurementBanner.tsx';
export type { CompanyTableProps, CompanyTableRow } from './components/company-table/CompanyTable.tsx';
export { CompanyTable } from './components/company-table/CompanyTable.tsx';
export type { CouponFieldProps } from './components/coupon-field/CouponField.tsx';
export { CouponField } from './components/coupon-field/CouponField.tsx';
export type { OrderReferenceFieldProps } from './components/coupon-field/OrderReferenceField.tsx';
export { OrderReferenceField } from './components/coupon-field/OrderReferenceField.tsx';
export type { DealPicturesProps } from './components/deal-pictures/DealPictures.tsx';
export { DealPictures } from './components/deal-pictures/DealPictures.tsx';
export type { DeliveryDateChoice } from './components/delivery-dates/DeliveryDate.tsx';
export type { DeliveryDatesProps } from './components/delivery-dates/DeliveryDates.tsx';
export { DeliveryDates } from './components/delivery-dates/DeliveryDates.tsx';
export type { Facet, FacetOption, PriceRange, SelectedFacets } from './components/facet-filters/Facet.ts';
export type { FacetFiltersProps } from './components/facet-filters/FacetFilters.tsx';
export { FacetFilters } from './components/facet-filters/FacetFilters.tsx';
export type { FilterChip, FilterChipsProps } from './components/facet-filters/FilterChips.tsx';
export { FilterChips } from './components/facet-filters/FilterChips.tsx';
export type { PriceFilterProps } from './components/facet-filters/PriceFilter.tsx';
export { PriceFilter } from './components/facet-filters/PriceFilter.tsx';
export type { HeaderActionProps } from './components/header-action/HeaderAction.tsx';
export { HeaderAction } from './components/header-action/HeaderAction.tsx';
export type { InvoiceRow, InvoiceTableProps } from './components/invoice-table/InvoiceTable.tsx';
export { InvoiceTable } from './components/invoice-table/InvoiceTable.tsx';
export type { ListToolbarProps } from './components/list-toolbar/ListToolbar.tsx';
export { ListToolbar } from './components/list-toolbar/ListToolbar.tsx';
export type { LoginFormFrameProps } from './components/login-form-frame/LoginFormFrame.tsx';
export { LoginFormFrame } from './components/login-form-frame/LoginFormFrame.tsx';
export type { MiniCartProps } from './components/mini-cart/MiniCart.tsx';
export { MiniCart } from './components/mini-cart/MiniCart.tsx';
export type { MobileBarProps } from './components/mobile-bar/MobileBar.tsx';
export { MobileBar } from './components/mobile-bar/MobileBar.tsx';
export type { MobileBarCategory, MobileBarMenuProps } from './components/mobile-bar/MobileBarMenu.tsx';
export { MobileBarMenu } from './components/mobile-bar/MobileBarMenu.tsx';
export type { Offer } from './components/offer-poster/Offer.ts';
export type {
  CarouselOffer,
  OfferCarouselProps,
  OfferChangeDetails,
} from './components/offer-poster/OfferCarousel.tsx';
export { OfferCarousel } from './components/offer-poster/OfferCarousel.tsx';
export type { OfferPosterProps } from './components/offer-poster/OfferPoster.tsx';
export { OfferPoster } from './components/offer-poster/OfferPoster.tsx';
export type { OfferPriceLabelProps } from './components/offer-poster/OfferPriceLabel.tsx';
export { OfferPriceLabel } from './components/offer-poster/OfferPriceLabel.tsx';
export type { OrderConfirmationProps } from './components/order-confirmation/OrderConfirmation.tsx';
export { OrderConfirmation } from './components/order-confirmation/OrderConfirmation.tsx';
export type { Difference } from './components/order-differences/OrderDifference.tsx';
export type { OrderDifferencesProps } from './components/order-differences/OrderDifferences.tsx';
export { OrderDifferences } from './components/order-differences/OrderDifferences.tsx';
export type { OrderLine, OrderLinesProps } from './components/order-lines/OrderLines.tsx';
export { OrderLines } from './components/order-lines/OrderLines.tsx';
export type { OrderStatusProps } from './components/order-status/OrderStatus.tsx';
export { OrderStatus } from './components/order-status/OrderStatus.tsx';
export type { OrderTableProps } from './components/order-table/OrderTable.tsx';
export { OrderTable } from './components/order-table/OrderTable.tsx';
export type { OrderTableRowProps } from './components/order-table/OrderTableRow.tsx';
export type { CheckoutLayoutProps } from './components/page-layout/CheckoutLayout.tsx';
export { CheckoutLayout } from './components/page-layout/CheckoutLayout.tsx';
export type { PageLayoutProps } from './components/page-layout/PageLayout.tsx';
export { PageLayout } from './components/page-layout/PageLayout.tsx';
export type { ProductLayoutProps } from './components/page-layout/ProductLayout.tsx';
export { ProductLayout } from './components/page-layout/ProductLayout.tsx';
export type { ProductPanelProps } from './components/page-layout/ProductPanel.tsx';
export { ProductPanel } from './components/page-layout/ProductPanel.tsx';
export type { SidebarLayoutProps } from './components/page-layout/SidebarLayout.tsx';
export { SidebarLayout } from './components/page-layout/SidebarLayout.tsx';
export type { ProductRowProps } from './components/product-row/ProductRow.tsx';
export { ProductRow } from './components/product-row/ProductRow.tsx';
export type { ProductRowsProps } from './components/product-row/ProductRows.tsx';
export { ProductRows } from './components/product-row/ProductRows.tsx';
export type {
  QuickOrderChangeDetails,
  QuickOrderGridProps,
} from './components/quick-order-grid/QuickOrderGrid.tsx';
export { QuickOrderGrid } from './components/quick-order-grid/QuickOrderGrid.tsx';
export type {
  QuickOrderChoice,
  QuickOrderLine,
  QuickOrderResult,
} from './components/quick-order-grid/QuickOrderLine.ts';
export type {
  ReorderChoice,
  ReorderLine,
  ReorderPickerProps,
} from './components/reorder-picker/ReorderPicker.tsx';
export { ReorderPicker } from './components/reorder-picker/ReorderPicker.tsx';
export type { ScanFieldProps } from './components/scan-field/ScanField.tsx';
export { ScanField } from './components/scan-field/ScanField.tsx';
export type { Scan } from './components/scan-field/ScanRow.tsx';
export type { SearchBoxProps } from './components/search-box/SearchBox.tsx';
export { SearchBox } from './components/search-box/SearchBox.tsx';
export type { SearchSuggestionsProps } from './components/search-suggestions/SearchSuggestions.tsx';
export { SearchSuggestions } from './components/search-suggestions/SearchSuggestions.tsx';
export type { Suggestion } from './components/search-suggestions/Suggestion.ts';
export type {
  ShoppingList,
  ShoppingListChangeDetails,
  ShoppingListPickerProps,
} from './components/shopping-list-picker/ShoppingListPicker.tsx';
export { ShoppingListPicker } from './components/shopping-list-picker/ShoppingListPicker.tsx';
export type {
  SideNavigationItem,
  SideNavigationProps,
} from './components/side-navigation/SideNavigation.tsx';
export { SideNavigation } from './components/side-navigation/SideNavigation.tsx';
export type { SiteFooterProps } from './components/site-footer/SiteFooter.tsx';
export { SiteFooter } from './components/site-footer/SiteFooter.tsx';
export type { SiteFooterLink } from './components/site-footer/SiteFooterList.tsx';
export type { SiteHeaderProps } from './components/site-header/SiteHeader.tsx';
export { SiteHeader } from './components/site-header/SiteHeader.tsx';
export type { SortSelectProps } from './components/sort-select/SortSelect.tsx';
export { SortSelect } from './components/sort-select/SortSelect.tsx';
export type { SpendingAmount, SpendingChartProps } from './components/spending-chart/SpendingChart.tsx';
export { SpendingChart } from './components/spending-chart/SpendingChart.tsx';
export type { ApprovalStepsProps, Approver } from './components/step-list/ApprovalSteps.tsx';
export { ApprovalSteps } from './components/step-list/ApprovalSteps.tsx';
export type { DeliveryStep, DeliveryTimelineProps } from './components/step-list/DeliveryTimeline.tsx';
export { DeliveryTimeline } from './components/step-list/DeliveryTimeline.tsx';
export type { QuoteState, QuoteStepsProps } from './components/step-list/QuoteSteps.tsx';
export { QuoteSteps } from './components/step-list/QuoteSteps.tsx';
export type { StepDetails } from './components/step-list/StepList.tsx';
export type { PriceTier, TierPricesProps } from './components/tier-prices/TierPrices.tsx';
export { TierPrices } from './components/tier-prices/TierPrices.tsx';
export type { UspBarProps } from './components/usp/UspBar.tsx';
export { UspBar } from './components/usp/UspBar.tsx';
export type { UspListProps } from './components/usp/UspList.tsx';
export { UspList } from './components/usp/UspList.tsx';
