// Over 300 lines: one case for each component with a value; a missing one does not compile.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, type DOMAttributes, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { AccountMenu } from './components/commerce/account-menu/AccountMenu.tsx';
import { AddQuantityField } from './components/commerce/add-to-cart/AddQuantityField.tsx';
import { AddToCart } from './components/commerce/add-to-cart/AddToCart.tsx';
import { AddressPicker } from './components/commerce/address-picker/AddressPicker.tsx';
import { sampleAddresses } from './components/commerce/address-picker/sampleAddresses.ts';
import { CartLine } from './components/commerce/cart-line/CartLine.tsx';
import { CheckoutTabs } from './components/commerce/checkout-tabs/CheckoutTabs.tsx';
import { sampleSteps } from './components/commerce/checkout-tabs/sampleSteps.ts';
import { CouponField } from './components/commerce/coupon-field/CouponField.tsx';
import { OrderReferenceField } from './components/commerce/coupon-field/OrderReferenceField.tsx';
import { DeliveryDates } from './components/commerce/delivery-dates/DeliveryDates.tsx';
import { sampleDates } from './components/commerce/delivery-dates/sampleDates.ts';
import { FacetFilters } from './components/commerce/facet-filters/FacetFilters.tsx';
import { PriceFilter } from './components/commerce/facet-filters/PriceFilter.tsx';
import { sampleFacets } from './components/commerce/facet-filters/sampleFacets.ts';
import { FavouriteButton } from './components/commerce/favourite-button/FavouriteButton.tsx';
import { InvoiceTable } from './components/commerce/invoice-table/InvoiceTable.tsx';
import { sampleInvoiceRows } from './components/commerce/invoice-table/sampleInvoiceRows.ts';
import { OfferCarousel } from './components/commerce/offer-poster/OfferCarousel.tsx';
import { OpeningHours } from './components/commerce/opening-hours/OpeningHours.tsx';
import { sampleWeek } from './components/commerce/opening-hours/sampleWeek.ts';
import { ProductGallery } from './components/commerce/product-gallery/ProductGallery.tsx';
import { QuickOrderGrid } from './components/commerce/quick-order-grid/QuickOrderGrid.tsx';
import { sampleParse } from './components/commerce/quick-order-grid/sampleParse.ts';
import { ReorderPicker } from './components/commerce/reorder-picker/ReorderPicker.tsx';
import { SearchBox } from './components/commerce/search-box/SearchBox.tsx';
import { ShoppingListPicker } from './components/commerce/shopping-list-picker/ShoppingListPicker.tsx';
import { SortSelect } from './components/commerce/sort-select/SortSelect.tsx';
import { sampleOrders } from './components/commerce/sort-select/sampleOrders.ts';
import { Accordion } from './components/primitives/accordion/Accordion.tsx';
import { AccordionItem } from './components/primitives/accordion/AccordionItem.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogTrigger,
} from './components/primitives/alert-dialog/AlertDialog.tsx';
import { AlertDialogContent } from './components/primitives/alert-dialog/AlertDialogContent.tsx';
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from './components/primitives/collapsible/Collapsible.tsx';
import { CollapsibleText } from './components/primitives/collapsible-text/CollapsibleText.tsx';
import { Combobox } from './components/primitives/combobox/Combobox.tsx';
import { sampleOptions } from './components/primitives/combobox/sampleOptions.ts';
import { DatePicker } from './components/primitives/date-picker/DatePicker.tsx';
import { DateRangePicker } from './components/primitives/date-picker/DateRangePicker.tsx';
import { Dialog, DialogContent, DialogTrigger } from './components/primitives/dialog/Dialog.tsx';
import { Drawer, DrawerContent, DrawerTrigger } from './components/primitives/drawer/Drawer.tsx';
import { Checkbox } from './components/primitives/field/Checkbox.tsx';
import { NumberField } from './components/primitives/field/NumberField.tsx';
import { PasswordField } from './components/primitives/field/PasswordField.tsx';
import { RadioGroup } from './components/primitives/field/RadioGroup.tsx';
import { SelectField } from './components/primitives/field/SelectField.tsx';
import { TextAreaField } from './components/primitives/field/TextAreaField.tsx';
import { TextField } from './components/primitives/field/TextField.tsx';
import { FileDrop } from './components/primitives/file-drop/FileDrop.tsx';
import { Menu, MenuContent, MenuTrigger } from './components/primitives/menu/Menu.tsx';
import {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
} from './components/primitives/menu/MenuCheckboxItem.tsx';
import { MenuItem } from './components/primitives/menu/MenuItem.tsx';
import { loadPopover, Popover, PopoverTrigger } from './components/primitives/popover/Popover.tsx';
import { QuantityStepper } from './components/primitives/quantity-stepper/QuantityStepper.tsx';
import { StepTabs } from './components/primitives/step-tabs/StepTabs.tsx';
import { Switch } from './components/primitives/switch/Switch.tsx';
import {
  type SampleInvoice,
  sampleColumns,
  sampleInvoices,
} from './components/primitives/table/sampleInvoices.ts';
import { Table, type TableProps } from './components/primitives/table/Table.tsx';
import { Tabs, TabsList, TabsTrigger } from './components/primitives/tabs/Tabs.tsx';
import { Tooltip } from './components/primitives/tooltip/Tooltip.tsx';
import type * as kit from './index.ts';
import { stubModalDialogs } from './testing/stubModalDialogs.ts';

stubModalDialogs();

// A text is cut only after a measurement.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;
type KeysOf<Props> = Props extends unknown ? keyof Props : never;
/** Names of the value props that have a change handler: 'value' with `onValueChange`. */
type ValuesAmong<
  Keys,
  Key = Exclude<Keys, keyof DOMAttributes<Element>>,
> = Key extends `on${infer Name}Change` ? Extract<Uncapitalize<Name>, Keys> : never;
type ControlledAmong<Keys, Value extends string> = Value extends unknown
  ? `default${Capitalize<Value>}` extends Keys
    ? never
    : Value
  : never;
/** The term of `SearchSuggestions` is not a value of its own: the `SearchBox` around it has the field. */
type Part = Exclude<keyof typeof kit, 'SearchSuggestions'>;
type Values = { [Name in Part]: ValuesAmong<KeysOf<PropsOf<(typeof kit)[Name]>>> };
/** 'Accordion value', one for each value of each component. */
type ValueName = { [Name in Part]: `${Name} ${Values[Name]}` }[Part];
type ControlledOnly = {
  [Name in Part]: `${Name} ${ControlledAmong<KeysOf<PropsOf<(typeof kit)[Name]>>, Values[Name]>}`;
}[Part];

test('no component is controlled only', () => {
  expectTypeOf<ControlledOnly>().toBeNever();
});

interface Case {
  readonly part: ReactElement;
  readonly start: unknown;
  readonly change: () => unknown;
  readonly look?: () => unknown;
  /** The typed text stays in the field even if the caller keeps the value. */
  readonly typed?: true;
}

const type = (role: string, text: string) => () =>
  fireEvent.input(screen.getAllByRole(role)[0] as HTMLElement, { target: { value: text } });
const choose = (value: string) => () => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const press =
  (name: string | RegExp, role = 'button') =>
  () => {
    fireEvent.click(screen.getAllByRole(role, { name })[0] as HTMLElement);
  };
const open = (name: string | RegExp) => async () => {
  press(name)();
  await act(async () => void (await loadPopover()));
};
const sent = (name: string) => () =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);
const lists = [
  { id: 'week', name: 'Elke week' },
  { id: 'zomer', name: 'Zomerfeest' },
];
const images = ['voorkant', 'zijkant'].map((alt) => ({ src: `/${alt}`, thumbnail: `/${alt}/60`, alt }));
const offers = ['Luiers', 'Appelsap'].map((title) => ({ id: title, title, figure: '2+1' }));
const steps = sampleSteps.map((step) => ({ ...step, content: step.label }));
const option = (value: string) => ({ value, label: value });
const table = (props: Partial<TableProps<SampleInvoice>>) => (
  <Table
    caption="Facturen"
    columns={sampleColumns}
    rows={sampleInvoices(5)}
    rowKey={({ number }) => number}
    {...props}
  />
);

const OpenMenuCheckboxItem = (props: MenuCheckboxItemProps) => (
  <Menu defaultOpen>
    <MenuTrigger>Kolommen</MenuTrigger>
    <MenuContent>
      <MenuCheckboxItem {...props}>Btw</MenuCheckboxItem>
    </MenuContent>
  </Menu>
);

/** By component and prop; a missing one does not compile. */
const cases: Readonly<Record<ValueName, Case>> = {
  'Accordion value': {
    part: (
      <Accordion>
        <AccordionItem value="delivery" title="Levering">
          Morgen
        </AccordionItem>
      </Accordion>
    ),
    start: [],
    change: press('Levering'),
  },
  'AccountMenu open': {
    part: <AccountMenu href="#" loggedIn={{ companyName: 'De Vlinder', items: [] }} />,
    start: false,
    change: open(/De Vlinder/),
  },
  'AddQuantityField value': {
    part: <AddQuantityField productName="Appelsap" />,
    start: 2,
    change: type('spinbutton', '12'),
  },
  'AddToCart quantity': {
    part: <AddToCart state="available" productName="Appelsap" />,
    start: 0,
    change: press('Voeg toe: Appelsap'),
  },
  'AddressPicker value': {
    part: <AddressPicker label="Bezorgen op" options={sampleAddresses} />,
    start: 'beukenlaan',
    change: press(/De Bij/, 'radio'),
  },
  'AlertDialog open': {
    part: (
      <AlertDialog>
        <AlertDialogTrigger>Verwijder</AlertDialogTrigger>
        <AlertDialogContent title="Lijst verwijderen?" actions={<AlertDialogCancel />}>
          Dat is niet terug te draaien.
        </AlertDialogContent>
      </AlertDialog>
    ),
    start: false,
    change: press('Verwijder'),
  },
  'CartLine quantity': {
    part: <CartLine name="Appelsap" href="#" unitPrice="13,80" total="27,60" />,
    start: 2,
    change: press(/^Eén meer/),
  },
  'Checkbox checked': {
    part: <Checkbox label="Akkoord" />,
    start: false,
    change: press('Akkoord', 'checkbox'),
  },
  'CheckoutTabs value': {
    part: <CheckoutTabs tabs={steps} />,
    start: 'cart',
    change: () => userEvent.click(screen.getByRole('tab', { name: /Betalen/ })),
  },
  'Collapsible open': {
    part: (
      <Collapsible>
        <CollapsibleTrigger>Meer</CollapsibleTrigger>
        <CollapsibleContent>Inhoud</CollapsibleContent>
      </Collapsible>
    ),
    start: false,
    change: press('Meer'),
  },
  'CollapsibleText open': {
    part: <CollapsibleText>Lange tekst</CollapsibleText>,
    start: false,
    change: press('Toon meer'),
  },
  'Combobox value': {
    part: <Combobox label="Locatie" name="location" options={sampleOptions} />,
    start: ['vlinder'],
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: /De Bij/ }));
    },
    look: sent('location'),
  },
  'CouponField value': { part: <CouponField />, start: 'A', change: type('textbox', 'B') },
  'DatePicker value': {
    part: <DatePicker label="Bezorgdatum" name="day" today="2026-03-16" />,
    start: '2026-03-19',
    change: type('textbox', '20-03-2026'),
    look: sent('day'),
  },
  'DateRangePicker value': {
    part: <DateRangePicker label="Besteld" names={{ from: 'from', until: 'until' }} today="2026-03-16" />,
    start: { from: '2026-03-05', until: '2026-03-19' },
    change: type('textbox', '06-03-2026'),
    look: sent('from'),
  },
  'DeliveryDates value': {
    part: <DeliveryDates legend="Wanneer?" dates={sampleDates} />,
    start: '19',
    change: press(/20 maart/, 'radio'),
  },
  'Dialog open': {
    part: (
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent title="Lijst">Inhoud</DialogContent>
      </Dialog>
    ),
    start: false,
    change: press('Open'),
  },
  'Drawer open': {
    part: (
      <Drawer>
        <DrawerTrigger>Filter</DrawerTrigger>
        <DrawerContent title="Filter">Inhoud</DrawerContent>
      </Drawer>
    ),
    start: false,
    change: press('Filter'),
  },
  'FacetFilters value': {
    part: <FacetFilters facets={sampleFacets} />,
    start: { brand: ['zacht'] },
    change: press(/^Pukkie/, 'checkbox'),
  },
  'FavouriteButton pressed': {
    part: <FavouriteButton productName="Appelsap" />,
    start: false,
    change: press(/./),
  },
  'FileDrop value': {
    part: <FileDrop label="Bestellijst" multiple />,
    start: [],
    change: () =>
      fireEvent.drop(screen.getByLabelText('Bestellijst'), {
        dataTransfer: { files: [new File(['x'], 'lijst.csv')] },
      }),
  },
  'InvoiceTable page': {
    part: <InvoiceTable rows={sampleInvoiceRows} pageSize={1} />,
    start: 1,
    change: press(/^Volgende/),
  },
  'InvoiceTable selected': {
    part: <InvoiceTable rows={sampleInvoiceRows} selectable />,
    start: [],
    change: press(/2026-00042/, 'checkbox'),
  },
  'Menu open': {
    part: (
      <Menu>
        <MenuTrigger>Lijst</MenuTrigger>
        <MenuContent>
          <MenuItem>Dupliceer</MenuItem>
        </MenuContent>
      </Menu>
    ),
    start: false,
    change: () => userEvent.click(screen.getByRole('button', { name: 'Lijst' })),
  },
  'MenuCheckboxItem checked': {
    part: <OpenMenuCheckboxItem />,
    start: false,
    change: press('Btw', 'menuitemcheckbox'),
  },
  'NumberField value': {
    part: <NumberField label="Aantal kinderen" />,
    start: 12,
    change: type('spinbutton', '13'),
  },
  'OfferCarousel value': {
    part: <OfferCarousel offers={offers} />,
    start: 'Luiers',
    change: press(/^Volgende/),
  },
  'OpeningHours value': {
    part: <OpeningHours />,
    start: sampleWeek,
    change: press('Gesloten: Maandag', 'checkbox'),
  },
  'OrderReferenceField value': { part: <OrderReferenceField />, start: 'A', change: type('textbox', 'B') },
  'PasswordField value': {
    part: <PasswordField label="Wachtwoord" />,
    start: 'een',
    change: () => fireEvent.change(screen.getByLabelText('Wachtwoord'), { target: { value: 'twee' } }),
  },
  'Popover open': {
    part: (
      <Popover>
        <PopoverTrigger>Levering</PopoverTrigger>
      </Popover>
    ),
    start: false,
    change: open('Levering'),
  },
  'PriceFilter value': {
    part: <PriceFilter />,
    start: { from: 10, until: null },
    change: type('spinbutton', '20'),
  },
  'ProductGallery value': {
    part: <ProductGallery images={images} />,
    start: 0,
    change: press(/zijkant/, 'option'),
  },
  'QuantityStepper value': {
    part: <QuantityStepper label="Aantal" />,
    start: 2,
    change: press(/^Eén meer/),
  },
  'QuickOrderGrid value': {
    part: <QuickOrderGrid parse={sampleParse} />,
    start: [{ articleNumber: '101 512', quantity: '2' }],
    change: type('textbox', '101 513'),
  },
  'RadioGroup value': {
    part: <RadioGroup label="Betaalwijze" name="method" options={['ideal', 'debit'].map(option)} />,
    start: 'ideal',
    change: press('debit', 'radio'),
  },
  'ReorderPicker value': {
    part: <ReorderPicker lines={[{ id: 1, name: 'Appelsap', quantity: 2 }]} />,
    start: [],
    change: press(/Appelsap/, 'checkbox'),
  },
  'SearchBox value': {
    part: <SearchBox action="#" />,
    start: 'luiers',
    change: type('searchbox', 'sap'),
    typed: true,
  },
  'SelectField value': {
    part: <SelectField label="Land" options={['NL', 'BE'].map(option)} />,
    start: 'NL',
    change: choose('BE'),
  },
  'ShoppingListPicker value': {
    part: <ShoppingListPicker legend="Zet op een lijst" lists={lists} />,
    start: ['week'],
    change: press('Zomerfeest', 'checkbox'),
  },
  'SortSelect value': {
    part: <SortSelect options={sampleOrders} />,
    start: 'name',
    change: choose('price'),
  },
  'StepTabs value': {
    part: <StepTabs label="Stappen" tabs={steps} />,
    start: 'cart',
    change: () => userEvent.click(screen.getByRole('tab', { name: /Betalen/ })),
  },
  'Switch checked': {
    part: <Switch label="E-mail" />,
    start: false,
    change: press('E-mail', 'switch'),
  },
  'Table page': { part: table({ pageSize: 2 }), start: 1, change: press(/^Volgende/) },
  'Table selected': { part: table({ selectable: true }), start: [], change: press(/2600000/, 'checkbox') },
  'Table sort': {
    part: table({}),
    start: { column: 'amount', direction: 'ascending' },
    change: press('Bedrag'),
  },
  'Tabs value': {
    part: (
      <Tabs>
        <TabsList label="Soorten">
          <TabsTrigger value="a">Luiers</TabsTrigger>
          <TabsTrigger value="b">Fruit</TabsTrigger>
        </TabsList>
      </Tabs>
    ),
    start: 'a',
    change: () => userEvent.click(screen.getByRole('tab', { name: 'Fruit' })),
  },
  'TextAreaField value': {
    part: <TextAreaField label="Opmerking" />,
    start: 'A',
    change: type('textbox', 'B'),
  },
  'TextField value': { part: <TextField label="Naam" />, start: 'A', change: type('textbox', 'B') },
  'Tooltip open': {
    part: (
      <Tooltip text="Met alle aantallen.">
        <button type="button">Dupliceer</button>
      </Tooltip>
    ),
    start: false,
    change: async () => {
      await userEvent.tab();
      await act(async () => void (await loadPopover()));
    },
  },
};

const everything = () => [
  document.body.textContent,
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value, checked }) => [
    value,
    checked,
  ]),
  [...document.querySelectorAll('*')].map((element) =>
    ['label', 'expanded', 'pressed', 'selected', 'current', 'sort'].map((name) =>
      element.getAttribute(`aria-${name}`),
    ),
  ),
];

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

describe.each(Object.entries(cases))('%s', (name, { part, start, change, look = everything, typed }) => {
  const prop = name.split(' ')[1] ?? '';
  const show = (props: Readonly<Record<string, unknown>>) => render(cloneElement(part, props));

  test('uncontrolled it changes, and the caller is notified', async () => {
    const onChange = vi.fn();
    show({ [`default${capital(prop)}`]: start, [`on${capital(prop)}Change`]: onChange });
    const before = look();
    await change();
    expect(onChange).toHaveBeenCalled();
    expect(onChange.mock.lastCall?.[1]).toHaveProperty('event');
    expect(look()).not.toEqual(before);
  });

  test('uncontrolled it changes without a change handler too', async () => {
    show({ [`default${capital(prop)}`]: start });
    const before = look();
    await change();
    expect(look()).not.toEqual(before);
  });

  test('controlled it changes only with its prop', async () => {
    const onChange = vi.fn();
    show({ [prop]: start, [`on${capital(prop)}Change`]: onChange });
    const before = look();
    await change();
    expect(onChange).toHaveBeenCalled();
    if (!typed) expect(look()).toEqual(before);
  });
});
