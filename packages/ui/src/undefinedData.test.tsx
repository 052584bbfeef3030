import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DOMAttributes, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { AddToCartNotice } from './components/commerce/add-to-cart-notice/AddToCartNotice.tsx';
import { AddressBlock } from './components/commerce/address-block/AddressBlock.tsx';
import { AddressFields } from './components/commerce/address-fields/AddressFields.tsx';
import { AddressPicker } from './components/commerce/address-picker/AddressPicker.tsx';
import { CartSummary } from './components/commerce/cart-summary/CartSummary.tsx';
import { CategoryNavigation } from './components/commerce/category-navigation/CategoryNavigation.tsx';
import { CheckoutTabs } from './components/commerce/checkout-tabs/CheckoutTabs.tsx';
import { CompanyTable } from './components/commerce/company-table/CompanyTable.tsx';
import { DeliveryDates } from './components/commerce/delivery-dates/DeliveryDates.tsx';
import { FacetFilters } from './components/commerce/facet-filters/FacetFilters.tsx';
import { FilterChips } from './components/commerce/facet-filters/FilterChips.tsx';
import { InvoiceTable } from './components/commerce/invoice-table/InvoiceTable.tsx';
import { MobileBarMenu } from './components/commerce/mobile-bar/MobileBarMenu.tsx';
import { OfferCarousel } from './components/commerce/offer-poster/OfferCarousel.tsx';
import { OrderDifferences } from './components/commerce/order-differences/OrderDifferences.tsx';
import { OrderLines } from './components/commerce/order-lines/OrderLines.tsx';
import { OrderTable } from './components/commerce/order-table/OrderTable.tsx';
import { ProductGallery } from './components/commerce/product-gallery/ProductGallery.tsx';
import { ReorderPicker } from './components/commerce/reorder-picker/ReorderPicker.tsx';
import { ShoppingListPicker } from './components/commerce/shopping-list-picker/ShoppingListPicker.tsx';
import { SideNavigation } from './components/commerce/side-navigation/SideNavigation.tsx';
import { SiteFooter } from './components/commerce/site-footer/SiteFooter.tsx';
import { SortSelect } from './components/commerce/sort-select/SortSelect.tsx';
import { SpendingChart } from './components/commerce/spending-chart/SpendingChart.tsx';
import { ApprovalSteps } from './components/commerce/step-list/ApprovalSteps.tsx';
import { DeliveryTimeline } from './components/commerce/step-list/DeliveryTimeline.tsx';
import { TierPrices } from './components/commerce/tier-prices/TierPrices.tsx';
import { UspBar } from './components/commerce/usp/UspBar.tsx';
import { UspList } from './components/commerce/usp/UspList.tsx';
import { Breadcrumbs } from './components/primitives/breadcrumbs/Breadcrumbs.tsx';
import { Combobox } from './components/primitives/combobox/Combobox.tsx';
import { DescriptionTable } from './components/primitives/description-table/DescriptionTable.tsx';
import { ErrorSummary } from './components/primitives/error-summary/ErrorSummary.tsx';
import { RadioGroup } from './components/primitives/field/RadioGroup.tsx';
import { SelectField } from './components/primitives/field/SelectField.tsx';
import { MessageList } from './components/primitives/message-list/MessageList.tsx';
import { loadPopover } from './components/primitives/popover/Popover.tsx';
import { StepTabs } from './components/primitives/step-tabs/StepTabs.tsx';
import { sampleColumns } from './components/primitives/table/sampleInvoices.ts';
import { Table } from './components/primitives/table/Table.tsx';
import type * as kit from './index.ts';

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;
type ValueOf<Props, Key extends PropertyKey> = Props extends unknown
  ? Key extends keyof Props
    ? Props[Key]
    : never
  : never;
/** Required list props of a component, except the columns of a table, which are code. */
type ListsOf<
  Props,
  Key = Props extends unknown ? Exclude<keyof Props, keyof DOMAttributes<Element>> : never,
> =
  Key extends Exclude<keyof Props, 'columns'>
    ? Record<never, never> extends Pick<Props, Key>
      ? never
      : NonNullable<Props[Key]> extends readonly unknown[]
        ? Key
        : never
    : never;
type Part = keyof typeof kit;
type ListName = { [Name in Part]: `${Name} ${ListsOf<PropsOf<(typeof kit)[Name]>> & string}` }[Part];
/** Lists whose type refuses `undefined`. */
type GivenLists = {
  [Name in Part]: {
    [Key in ListsOf<PropsOf<(typeof kit)[Name]>>]: undefined extends ValueOf<PropsOf<(typeof kit)[Name]>, Key>
      ? never
      : `${Name} ${Key & string}`;
  }[ListsOf<PropsOf<(typeof kit)[Name]>>];
}[Part];

test('each required list of a component may be undefined', () => {
  expectTypeOf<GivenLists>().toBeNever();
});

const nothing = () => undefined;
const register = (name: string) => ({ name, onChange: nothing, onBlur: nothing, ref: nothing });

/** By component and list; a missing one does not compile. */
const cases: Readonly<Record<ListName, ReactElement>> = {
  'AddressBlock lines': <AddressBlock title="Bezorgadres" lines={undefined} />,
  'AddressFields countries': <AddressFields legend="Adres" register={register} countries={undefined} />,
  'AddressPicker options': <AddressPicker label="Bezorgen op" options={undefined} />,
  'ApprovalSteps approvers': <ApprovalSteps approvers={undefined} />,
  'Breadcrumbs items': <Breadcrumbs items={undefined} />,
  'CartSummary rows': <CartSummary title="Overzicht" rows={undefined} />,
  'CategoryNavigation items': <CategoryNavigation items={undefined} />,
  'CheckoutTabs tabs': <CheckoutTabs tabs={undefined} />,
  'Combobox options': <Combobox label="Locatie" options={undefined} />,
  'CompanyTable companies': <CompanyTable companies={undefined} />,
  'DeliveryDates dates': <DeliveryDates legend="Wanneer?" dates={undefined} />,
  'DeliveryTimeline steps': <DeliveryTimeline steps={undefined} />,
  'DescriptionTable rows': <DescriptionTable rows={undefined} />,
  'ErrorSummary errors': <ErrorSummary errors={undefined} />,
  'FacetFilters facets': <FacetFilters facets={undefined} />,
  'FilterChips chips': <FilterChips chips={undefined} />,
  'InvoiceTable rows': <InvoiceTable rows={undefined} />,
  'MessageList messages': <MessageList messages={undefined} />,
  'MobileBarMenu categories': <MobileBarMenu categories={undefined} />,
  'OfferCarousel offers': <OfferCarousel offers={undefined} />,
  'OrderDifferences differences': <OrderDifferences differences={undefined} />,
  'OrderLines lines': <OrderLines lines={undefined} />,
  'OrderTable rows': <OrderTable rows={undefined} />,
  'ProductGallery images': <ProductGallery images={undefined} />,
  'RadioGroup options': <RadioGroup label="Betaalwijze" options={undefined} />,
  'ReorderPicker lines': <ReorderPicker lines={undefined} />,
  'ShoppingListPicker lists': <ShoppingListPicker legend="Zet op een lijst" lists={undefined} />,
  'SideNavigation items': <SideNavigation title="Luiers" items={undefined} />,
  'SiteFooter categories': <SiteFooter wordmark="Merk" categories={undefined} pages={[]} />,
  'SiteFooter pages': <SiteFooter wordmark="Merk" categories={[]} pages={undefined} />,
  'SortSelect options': <SortSelect options={undefined} />,
  'SpendingChart amounts': <SpendingChart caption="Uitgaven" amounts={undefined} />,
  'StepTabs tabs': <StepTabs label="Stappen" tabs={undefined} />,
  'Table rows': <Table caption="Facturen" columns={sampleColumns} rows={undefined} rowKey={String} />,
  'TierPrices tiers': <TierPrices tiers={undefined} />,
  'UspBar items': <UspBar items={undefined} />,
  'UspList items': <UspList items={undefined} />,
};

/** Texts that claim an empty result, which is not known yet. */
const claimsNone = /\b(geen|niets)\b|net als toen/i;

test.each(Object.entries(cases))('%s: undefined renders as loading or as an empty list', (_, part) => {
  const { container } = render(part);
  expect(container.textContent).not.toMatch(/undefined|NaN/);
  expect(container.textContent).not.toMatch(claimsNone);
  // Hydration mismatches are reported through console.error, which fails the test.
  const served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = renderToString(part);
  render(part, { container: served, hydrate: true });
});

test('a table and a combobox with undefined data are loading by default', () => {
  const { container, rerender } = render(cases['Table rows']);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  rerender(
    <Table caption="Facturen" columns={sampleColumns} rows={undefined} rowKey={String} loading={false} />,
  );
  expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false);
  expect(container.textContent).toContain('Er is hier nog niets.');

  rerender(cases['Combobox options']);
  fireEvent.click(screen.getByRole('combobox'));
  expect(container.textContent).not.toContain('Niets gevonden');
  rerender(<Combobox label="Locatie" options={undefined} loading={false} />);
  expect(container.textContent).toContain('Niets gevonden');
});

test('the initial value is selected when the list loads later', () => {
  const options = ['NL', 'BE'].map((value, index) => ({ value, label: value, number: index + 1 }));
  const { rerender } = render(<SelectField label="Land" defaultValue="BE" options={undefined} />);
  rerender(<SelectField label="Land" defaultValue="BE" options={options} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'BE');

  rerender(<SortSelect defaultValue="BE" options={undefined} />);
  rerender(<SortSelect defaultValue="BE" options={options} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'BE');

  rerender(<StepTabs label="Stappen" tabs={undefined} />);
  rerender(<StepTabs label="Stappen" tabs={options} />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('NL');

  rerender(<ReorderPicker lines={undefined} />);
  rerender(<ReorderPicker lines={[{ id: 1, name: 'Appelsap', quantity: 2 }]} />);
  expect(screen.getByRole('checkbox', { name: /Appelsap/ })).toHaveProperty('checked', true);
});

test('a notice with an undefined cart says what was added, without the link', async () => {
  render(<AddToCartNotice product={{ name: 'Appelsap' }} cart={undefined} />);
  await act(async () => void (await loadPopover()));
  expect(screen.getByText('Appelsap')).toBeTruthy();
  expect(screen.queryByRole('link')).toBe(null);
});
