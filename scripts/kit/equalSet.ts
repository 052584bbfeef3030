/**
 * What every kit that is compared has: button, tabs, popover, collapsible, breadcrumbs, pagination, number input, text
 * input, checkbox, select, carousel. Our popover is the account menu, our tabs those of a checkout.
 */
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
