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
  /** Folders of these parts and of those that they are made of: what a consumer's Tailwind reads for their classes. */
  folders: [
    'components/account-menu',
    'components/breadcrumbs',
    'components/button',
    'components/checkout-tabs',
    'components/collapsible',
    'components/collapsible-text',
    'components/field',
    'components/header-action',
    'components/offer-poster',
    'components/pagination',
    'components/popover',
    'components/quantity-stepper',
    'components/step-tabs',
    'components/tabs',
    'components/visually-hidden',
    'link',
  ],
} as const;
