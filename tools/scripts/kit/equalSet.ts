/** The components that all compared kits have. Our popover is the account menu, our tabs are the checkout's. */
export const equalSet = {
  components: [
    'Button',
    'CheckoutTabs',
    'AccountMenu',
    'CollapsibleText',
    'Breadcrumbs',
    'Pagination',
    'QuantityStepper',
    'TextField',
    'Checkbox',
    'SelectField',
    'OfferCarousel',
  ],
} as const;
