import { expectTypeOf, test } from 'vitest';
import type { AccountMenuItem } from './components/commerce/account-menu/AccountMenuList.tsx';
import {
  AddToCart,
  type AddToCartProps,
  type AddToCartState,
} from './components/commerce/add-to-cart/AddToCart.tsx';
import { HeaderAction } from './components/commerce/header-action/HeaderAction.tsx';
import type { OfferChangeDetails } from './components/commerce/offer-poster/OfferCarousel.tsx';
import { OfferPoster } from './components/commerce/offer-poster/OfferPoster.tsx';
import type { SearchBoxProps } from './components/commerce/search-box/SearchBox.tsx';
import {
  SearchSuggestions,
  type SearchSuggestionsProps,
} from './components/commerce/search-suggestions/SearchSuggestions.tsx';
import { suggestedProducts } from './components/commerce/search-suggestions/sampleSuggestions.tsx';
import type { AlertDialogContentProps } from './components/primitives/alert-dialog/AlertDialogContent.tsx';
import type { ComboboxProps } from './components/primitives/combobox/Combobox.tsx';
import type { DialogContentProps } from './components/primitives/dialog/Dialog.tsx';
import type { DrawerContentProps } from './components/primitives/drawer/Drawer.tsx';
import type { CheckboxProps } from './components/primitives/field/Checkbox.tsx';
import type {
  FieldControlProps,
  FieldLabelProps,
  FieldNoteProps,
} from './components/primitives/field/FieldRoot.tsx';
import type { PasswordFieldProps } from './components/primitives/field/PasswordField.tsx';
import type { RadioGroupProps } from './components/primitives/field/RadioGroup.tsx';
import type { SelectFieldProps } from './components/primitives/field/SelectField.tsx';
import type { FileDropProps } from './components/primitives/file-drop/FileDrop.tsx';
import type { IconButtonProps } from './components/primitives/icon-button/IconButton.tsx';
import type { MenuContentProps } from './components/primitives/menu/Menu.tsx';
import type { MenuCheckboxItemProps } from './components/primitives/menu/MenuCheckboxItem.tsx';
import type { MenuItemProps } from './components/primitives/menu/MenuItem.tsx';
import type { PopoverContentProps, PopoverTriggerProps } from './components/primitives/popover/Popover.tsx';
import type { RichTextProps } from './components/primitives/rich-text/RichText.tsx';
import type { SwitchProps } from './components/primitives/switch/Switch.tsx';
import type {
  TabsContentProps,
  TabsListProps,
  TabsProps,
  TabsTriggerProps,
} from './components/primitives/tabs/Tabs.tsx';
import type { ToastRegionProps } from './components/primitives/toast/ToastRegion.tsx';
import type { TooltipProps } from './components/primitives/tooltip/Tooltip.tsx';
import type { GroceryPartnerLinkProps } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';

// These types must not compile; the type check covers them. Nothing here runs.

test('props that a component owns are absent from its type', () => {
  expectTypeOf<
    [
      // @ts-expect-error a dialog says itself whether it is open
      DialogContentProps['open'],
      // @ts-expect-error so does a drawer
      DrawerContentProps['open'],
      // @ts-expect-error and a question
      AlertDialogContentProps['open'],
      // @ts-expect-error which is an alert dialog always
      AlertDialogContentProps['role'],
      // @ts-expect-error its button says whether a panel is open
      PopoverTriggerProps['aria-expanded'],
      // @ts-expect-error and which
      PopoverTriggerProps['aria-controls'],
      // @ts-expect-error by the id that the panel has
      PopoverContentProps['id'],
      // @ts-expect-error a tooltip is named by its id
      TooltipProps['id'],
      // @ts-expect-error and is no other thing
      TooltipProps['role'],
      // @ts-expect-error the tabs are a row
      TabsProps['orientation'],
      // @ts-expect-error which is a list of tabs
      TabsListProps['role'],
      // @ts-expect-error named by `label`
      TabsListProps['aria-label'],
      // @ts-expect-error a tab is in the way of the keyboard while it is chosen
      TabsTriggerProps['tabIndex'],
      // @ts-expect-error and says whether it is
      TabsTriggerProps['aria-selected'],
      // @ts-expect-error a panel is named by its tab
      TabsContentProps['aria-labelledby'],
      // @ts-expect-error a menu by its button
      MenuContentProps['aria-labelledby'],
      // @ts-expect-error an item of a menu is one
      MenuItemProps['role'],
      // @ts-expect-error with a tick or without
      MenuCheckboxItemProps['role'],
      // @ts-expect-error the name of an icon is its `label`
      IconButtonProps['aria-label'],
      // @ts-expect-error the way to a partner opens a tab, as its name says
      GroceryPartnerLinkProps['target'],
      // @ts-expect-error which tells the other site nothing
      GroceryPartnerLinkProps['rel'],
      // @ts-expect-error the region of toasts has its name from the labels
      ToastRegionProps['aria-label'],
    ]
  >().toBeArray();
});

test('props of its control that a field owns are absent from its type', () => {
  expectTypeOf<
    [
      // @ts-expect-error the root of a field says which control it is about
      FieldControlProps['id'],
      // @ts-expect-error for its label too
      FieldLabelProps['htmlFor'],
      // @ts-expect-error and its notes
      FieldNoteProps['id'],
      // @ts-expect-error a checkbox is one
      CheckboxProps['type'],
      // @ts-expect-error a password is hidden until it is shown
      PasswordFieldProps['type'],
      // @ts-expect-error a switch is a checkbox
      SwitchProps['type'],
      // @ts-expect-error that is read as a switch
      SwitchProps['role'],
      // @ts-expect-error which radio is chosen is the value of the group
      RadioGroupProps['checked'],
      // @ts-expect-error a select has one value
      SelectFieldProps['multiple'],
      // @ts-expect-error a field for files is one
      FileDropProps['type'],
      // @ts-expect-error a combobox says whether its list is open
      ComboboxProps['aria-expanded'],
      // @ts-expect-error and which option is active
      ComboboxProps['aria-activedescendant'],
      // @ts-expect-error suggestions show themselves
      SearchSuggestionsProps['hidden'],
      // @ts-expect-error the box for a search is one
      SearchBoxProps['role'],
      // @ts-expect-error a text with HTML takes it as `html`
      RichTextProps['dangerouslySetInnerHTML'],
    ]
  >().toBeArray();
});

test('a state requires its own handlers and refuses others', () => {
  const act = () => undefined;
  const product = { productName: 'Appelsap' };
  const kept = { quantity: 2, onAdd: act, onQuantityChange: act };
  expectTypeOf([
    <AddToCart key="1" {...product} state="notified" />,
    <AddToCart key="2" {...product} state="available" />,
    <AddToCart key="3" {...product} state="available" defaultQuantity={2} />,
    <AddToCart key="4" {...product} {...kept} state="available" />,
    <AddToCart key="5" {...product} state="logged-out" onLogin={act} />,
    <AddToCart key="6" {...product} state="unavailable" onNotify={act} />,
    // @ts-expect-error a way to log in needs somebody to take it
    <AddToCart key="7" {...product} state="logged-out" />,
    // @ts-expect-error so does the promise of a mail
    <AddToCart key="8" {...product} state="unavailable" />,
    // @ts-expect-error a quantity that the caller keeps could not change
    <AddToCart key="9" {...product} state="available" quantity={2} />,
    <AddToCart key="10" {...product} state="available" quantity={2} onQuantityChange={act} />,
    // @ts-expect-error it is kept by the caller or by the component
    <AddToCart key="11" {...product} {...kept} state="available" defaultQuantity={2} />,
    // @ts-expect-error a state that the component does not know
    <AddToCart key="12" {...product} state="sold-out" />,
  ]).toBeArray();
});

test('an offer has a link or another action, not both', () => {
  const offer = { figure: '2+1', title: 'Luiers' };
  expectTypeOf([
    <OfferPoster key="1" {...offer} />,
    <OfferPoster key="2" {...offer} href="/luiers" linkLabel="Bekijk alle luiers" />,
    <OfferPoster key="3" {...offer} action={<button type="button">Word klant</button>} />,
    // @ts-expect-error two things to do
    <OfferPoster key="4" {...offer} href="/luiers" action={<button type="button">Word klant</button>} />,
    // @ts-expect-error the text of a link that is not there
    <OfferPoster key="5" {...offer} linkLabel="Bekijk" action={<button type="button">Word klant</button>} />,
  ]).toBeArray();
});

test('suggestions that can be chosen require a handler, others refuse one', () => {
  const act = () => undefined;
  expectTypeOf([
    <SearchSuggestions key="1" onTermChange={act} earlier={['luiers']} />,
    <SearchSuggestions key="2" onTermChange={act} products={[]} note="Niets gevonden." />,
    <SearchSuggestions key="3" onTermChange={act} products={suggestedProducts} onSelect={act} />,
    // @ts-expect-error a product that leads nowhere
    <SearchSuggestions key="4" onTermChange={act} products={suggestedProducts} />,
  ]).toBeArray();
});

test('one call accepts all handlers when the state comes from the product', () => {
  const cardOf = (state: AddToCartState, act: () => void) => (
    <AddToCart
      state={state}
      productName="Appelsap"
      quantity={0}
      onAdd={act}
      onQuantityChange={act}
      onLogin={act}
      onNotify={act}
    />
  );
  expectTypeOf(cardOf).toBeFunction();
  type In<State> = Extract<AddToCartProps, { state: State }>;
  expectTypeOf<undefined>().toExtend<In<'notified'>['onNotify']>();
  expectTypeOf<undefined>().toExtend<In<'unavailable'>['onLogin']>();
  expectTypeOf<undefined>().toExtend<In<'logged-out'>['onAdd']>();
});

test('an entry with href is a link, one with a handler is a button', () => {
  const act = () => undefined;
  expectTypeOf([
    <HeaderAction key="1" icon={null} label="Log in" href="/login" target="_blank" />,
    <HeaderAction key="2" icon={null} label="Log in" disabled onClick={act} />,
    // @ts-expect-error a link is never disabled
    <HeaderAction key="3" icon={null} label="Log in" href="/login" disabled />,
  ]).toBeArray();
  expectTypeOf<{ label: string; href: string }>().toExtend<AccountMenuItem>();
  expectTypeOf<{ label: string; onSelect: () => void }>().toExtend<AccountMenuItem>();
  // @ts-expect-error a line that does nothing
  expectTypeOf<{ label: string }>().toExtend<AccountMenuItem>();
});

test('an offer that changed automatically has no event', () => {
  expectTypeOf<{ reason: 'interval' }>().toExtend<OfferChangeDetails>();
  // @ts-expect-error one that was chosen has
  expectTypeOf<{ reason: 'choice' }>().toExtend<OfferChangeDetails>();
});
