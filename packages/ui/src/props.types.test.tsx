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
      // @ts-expect-error the state of `Dialog` opens it
      DialogContentProps['open'],
      // @ts-expect-error the state of `Drawer` opens it
      DrawerContentProps['open'],
      // @ts-expect-error the state of `AlertDialog` opens it
      AlertDialogContentProps['open'],
      // @ts-expect-error the role is always `alertdialog`
      AlertDialogContentProps['role'],
      // @ts-expect-error the component sets it to the state of the panel
      PopoverTriggerProps['aria-expanded'],
      // @ts-expect-error the component sets it to the id of the panel
      PopoverTriggerProps['aria-controls'],
      // @ts-expect-error the component generates the id, for `aria-controls`
      PopoverContentProps['id'],
      // @ts-expect-error the component generates the id, for `aria-describedby`
      TooltipProps['id'],
      // @ts-expect-error the role is always `tooltip`
      TooltipProps['role'],
      // @ts-expect-error tabs are always horizontal
      TabsProps['orientation'],
      // @ts-expect-error the role is always `tablist`
      TabsListProps['role'],
      // @ts-expect-error `label` names the list
      TabsListProps['aria-label'],
      // @ts-expect-error only the selected tab is a tab stop
      TabsTriggerProps['tabIndex'],
      // @ts-expect-error the component sets it to the selection
      TabsTriggerProps['aria-selected'],
      // @ts-expect-error the tab names its panel
      TabsContentProps['aria-labelledby'],
      // @ts-expect-error the button names its menu
      MenuContentProps['aria-labelledby'],
      // @ts-expect-error the role is always `menuitem`
      MenuItemProps['role'],
      // @ts-expect-error the role is always `menuitemcheckbox`
      MenuCheckboxItemProps['role'],
      // @ts-expect-error `label` names the button
      IconButtonProps['aria-label'],
      // @ts-expect-error the accessible name announces a new tab
      GroceryPartnerLinkProps['target'],
      // @ts-expect-error the other site must not get a referrer
      GroceryPartnerLinkProps['rel'],
      // @ts-expect-error the labels name the region
      ToastRegionProps['aria-label'],
    ]
  >().toBeArray();
});

test('props of its control that a field owns are absent from its type', () => {
  expectTypeOf<
    [
      // @ts-expect-error the root generates the id of the control
      FieldControlProps['id'],
      // @ts-expect-error the root generates the id that the label refers to
      FieldLabelProps['htmlFor'],
      // @ts-expect-error the root generates the ids of the notes
      FieldNoteProps['id'],
      // @ts-expect-error the type is always `checkbox`
      CheckboxProps['type'],
      // @ts-expect-error the show button changes the type
      PasswordFieldProps['type'],
      // @ts-expect-error the type is always `checkbox`
      SwitchProps['type'],
      // @ts-expect-error the role is always `switch`
      SwitchProps['role'],
      // @ts-expect-error the value of the group selects the radio button
      RadioGroupProps['checked'],
      // @ts-expect-error a select has one value
      SelectFieldProps['multiple'],
      // @ts-expect-error the type is always `file`
      FileDropProps['type'],
      // @ts-expect-error the component sets it to the state of the list
      ComboboxProps['aria-expanded'],
      // @ts-expect-error the component sets it to the active option
      ComboboxProps['aria-activedescendant'],
      // @ts-expect-error the component hides itself without suggestions
      SearchSuggestionsProps['hidden'],
      // @ts-expect-error the role is always `search`
      SearchBoxProps['role'],
      // @ts-expect-error `html` is the content
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
    // @ts-expect-error `onLogin` is required
    <AddToCart key="7" {...product} state="logged-out" />,
    // @ts-expect-error `onNotify` is required
    <AddToCart key="8" {...product} state="unavailable" />,
    // @ts-expect-error a controlled quantity requires `onQuantityChange`
    <AddToCart key="9" {...product} state="available" quantity={2} />,
    <AddToCart key="10" {...product} state="available" quantity={2} onQuantityChange={act} />,
    // @ts-expect-error a quantity is controlled or uncontrolled
    <AddToCart key="11" {...product} {...kept} state="available" defaultQuantity={2} />,
    // @ts-expect-error an unknown state
    <AddToCart key="12" {...product} state="sold-out" />,
  ]).toBeArray();
});

test('an offer has a link or another action, not both', () => {
  const offer = { figure: '2+1', title: 'Luiers' };
  expectTypeOf([
    <OfferPoster key="1" {...offer} />,
    <OfferPoster key="2" {...offer} href="/luiers" linkLabel="Bekijk alle luiers" />,
    <OfferPoster key="3" {...offer} action={<button type="button">Word klant</button>} />,
    // @ts-expect-error a link and another action
    <OfferPoster key="4" {...offer} href="/luiers" action={<button type="button">Word klant</button>} />,
    // @ts-expect-error the text of a missing link
    <OfferPoster key="5" {...offer} linkLabel="Bekijk" action={<button type="button">Word klant</button>} />,
  ]).toBeArray();
});

test('products and categories require a handler, other suggestions do not', () => {
  const act = () => undefined;
  expectTypeOf([
    <SearchSuggestions key="1" onTermChange={act} earlier={['luiers']} />,
    <SearchSuggestions key="2" onTermChange={act} products={[]} note="Niets gevonden." />,
    <SearchSuggestions key="3" onTermChange={act} products={suggestedProducts} onSelect={act} />,
    // @ts-expect-error products require `onSelect`
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
    // @ts-expect-error a link has no `disabled`
    <HeaderAction key="3" icon={null} label="Log in" href="/login" disabled />,
  ]).toBeArray();
  expectTypeOf<{ label: string; href: string }>().toExtend<AccountMenuItem>();
  expectTypeOf<{ label: string; onSelect: () => void }>().toExtend<AccountMenuItem>();
  // @ts-expect-error an item without an effect
  expectTypeOf<{ label: string }>().toExtend<AccountMenuItem>();
});

test('an offer that changed automatically has no event', () => {
  expectTypeOf<{ reason: 'interval' }>().toExtend<OfferChangeDetails>();
  // @ts-expect-error a selected offer has an event
  expectTypeOf<{ reason: 'choice' }>().toExtend<OfferChangeDetails>();
});
