/** The public face of the kit: its parts, one by one. The frame of a shop and the parts of an order stand in `index.commerce.ts`. */

export type { AccordionProps } from './components/accordion/Accordion.tsx';
export { Accordion } from './components/accordion/Accordion.tsx';
export type { AccordionItemProps } from './components/accordion/AccordionItem.tsx';
export { AccordionItem } from './components/accordion/AccordionItem.tsx';
export type {
  AddToCartChangeDetails,
  AddToCartProps,
  AddToCartState,
} from './components/add-to-cart/AddToCart.tsx';
export { AddToCart } from './components/add-to-cart/AddToCart.tsx';
export type {
  AddressControlBinding,
  AddressFieldName,
  AddressFieldTexts,
} from './components/address-fields/AddressField.ts';
export type { AddressFieldsProps } from './components/address-fields/AddressFields.tsx';
export { AddressFields } from './components/address-fields/AddressFields.tsx';
export type { AlertDialogCancelProps } from './components/alert-dialog/AlertDialog.tsx';
export {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogTrigger,
} from './components/alert-dialog/AlertDialog.tsx';
export type { AlertDialogContentProps } from './components/alert-dialog/AlertDialogContent.tsx';
export { AlertDialogContent } from './components/alert-dialog/AlertDialogContent.tsx';
export type { BadgeProps } from './components/badge/Badge.tsx';
export { Badge } from './components/badge/Badge.tsx';
export type { BannerProps } from './components/banner/Banner.tsx';
export { Banner } from './components/banner/Banner.tsx';
export type { BreadcrumbItem, BreadcrumbsProps } from './components/breadcrumbs/Breadcrumbs.tsx';
export { Breadcrumbs } from './components/breadcrumbs/Breadcrumbs.tsx';
export type { ButtonProps } from './components/button/Button.tsx';
export { Button } from './components/button/Button.tsx';
export type { ButtonLinkProps } from './components/button/ButtonLink.tsx';
export { ButtonLink } from './components/button/ButtonLink.tsx';
export type { CardProps } from './components/card/Card.tsx';
export { Card } from './components/card/Card.tsx';
export type {
  CollapsibleContentProps,
  CollapsibleProps,
  CollapsibleTriggerProps,
} from './components/collapsible/Collapsible.tsx';
export {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from './components/collapsible/Collapsible.tsx';
export type { CollapsibleTextProps } from './components/collapsible-text/CollapsibleText.tsx';
export { CollapsibleText } from './components/collapsible-text/CollapsibleText.tsx';
export type { ComboboxChangeDetails, ComboboxProps } from './components/combobox/Combobox.tsx';
export { Combobox } from './components/combobox/Combobox.tsx';
export type { ComboboxOption } from './components/combobox/ComboboxOption.ts';
export type { DateChangeDetails, DatePickerProps } from './components/date-picker/DatePicker.tsx';
export { DatePicker } from './components/date-picker/DatePicker.tsx';
export type { DateRange, DateRangePickerProps } from './components/date-picker/DateRangePicker.tsx';
export { DateRangePicker } from './components/date-picker/DateRangePicker.tsx';
export type {
  DescriptionRow,
  DescriptionTableProps,
} from './components/description-table/DescriptionTable.tsx';
export { DescriptionTable } from './components/description-table/DescriptionTable.tsx';
export type { DialogContentProps, DialogProps } from './components/dialog/Dialog.tsx';
export { Dialog, DialogClose, DialogContent, DialogTrigger } from './components/dialog/Dialog.tsx';
export type { DialogButtonProps } from './components/dialog/DialogButton.tsx';
export type { DrawerContentProps } from './components/drawer/Drawer.tsx';
export { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './components/drawer/Drawer.tsx';
export type { EmptyStateProps } from './components/empty-state/EmptyState.tsx';
export { EmptyState } from './components/empty-state/EmptyState.tsx';
export type { ErrorSummaryItem, ErrorSummaryProps } from './components/error-summary/ErrorSummary.tsx';
export { ErrorSummary } from './components/error-summary/ErrorSummary.tsx';
export type { FavouriteButtonProps } from './components/favourite-button/FavouriteButton.tsx';
export { FavouriteButton } from './components/favourite-button/FavouriteButton.tsx';
export type { CheckboxProps } from './components/field/Checkbox.tsx';
export { Checkbox } from './components/field/Checkbox.tsx';
export type { FieldNote } from './components/field/describedByOf.ts';
export type {
  FieldControlProps,
  FieldLabelProps,
  FieldNoteProps,
  FieldRootProps,
} from './components/field/FieldRoot.tsx';
export {
  FieldControl,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  FieldWarning,
} from './components/field/FieldRoot.tsx';
export type { FieldTexts } from './components/field/FieldTexts.ts';
export type { NumberFieldProps } from './components/field/NumberField.tsx';
export { NumberField } from './components/field/NumberField.tsx';
export type { PasswordFieldProps } from './components/field/PasswordField.tsx';
export { PasswordField } from './components/field/PasswordField.tsx';
export type { RadioGroupProps, RadioOption } from './components/field/RadioGroup.tsx';
export { RadioGroup } from './components/field/RadioGroup.tsx';
export type { SelectFieldProps, SelectOption } from './components/field/SelectField.tsx';
export { SelectField } from './components/field/SelectField.tsx';
export type { TextAreaFieldProps } from './components/field/TextAreaField.tsx';
export { TextAreaField } from './components/field/TextAreaField.tsx';
export type { TextFieldProps } from './components/field/TextField.tsx';
export { TextField } from './components/field/TextField.tsx';
export type { FileDropChangeDetails, FileDropProps } from './components/file-drop/FileDrop.tsx';
export { FileDrop } from './components/file-drop/FileDrop.tsx';
export type { FileState } from './components/file-drop/FileDropItem.tsx';
export type { GridProps } from './components/grid/Grid.tsx';
export { Grid } from './components/grid/Grid.tsx';
export type { HeadingProps } from './components/heading/Heading.tsx';
export { Heading } from './components/heading/Heading.tsx';
export type { IconButtonProps } from './components/icon-button/IconButton.tsx';
export { IconButton } from './components/icon-button/IconButton.tsx';
export type { LiveRegionProps } from './components/live-region/LiveRegion.tsx';
export { LiveRegion } from './components/live-region/LiveRegion.tsx';
export type { LoadingBarProps } from './components/loading-bar/LoadingBar.tsx';
export { LoadingBar } from './components/loading-bar/LoadingBar.tsx';
export type {
  MenuContentProps,
  MenuGroupProps,
  MenuProps,
  MenuSeparatorProps,
  MenuTriggerProps,
} from './components/menu/Menu.tsx';
export { Menu, MenuContent, MenuGroup, MenuSeparator, MenuTrigger } from './components/menu/Menu.tsx';
export type { MenuCheckboxItemProps } from './components/menu/MenuCheckboxItem.tsx';
export { MenuCheckboxItem } from './components/menu/MenuCheckboxItem.tsx';
export type { MenuItemProps } from './components/menu/MenuItem.tsx';
export { MenuItem } from './components/menu/MenuItem.tsx';
export type { MessageTone } from './components/message-list/Message.tsx';
export type { MessageItem, MessageListProps } from './components/message-list/MessageList.tsx';
export { MessageList } from './components/message-list/MessageList.tsx';
export type { OpeningHoursProps } from './components/opening-hours/OpeningHours.tsx';
export { OpeningHours } from './components/opening-hours/OpeningHours.tsx';
export type { OpeningDay, OpeningWeek, Weekday } from './components/opening-hours/OpeningWeek.ts';
export type { PaginationProps } from './components/pagination/Pagination.tsx';
export { Pagination } from './components/pagination/Pagination.tsx';
export type { PageItem } from './components/pagination/pageModel.ts';
export { pageModel } from './components/pagination/pageModel.ts';
export type {
  PopoverAnchorProps,
  PopoverContentProps,
  PopoverProps,
  PopoverTriggerProps,
} from './components/popover/Popover.tsx';
export {
  loadPopover,
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
} from './components/popover/Popover.tsx';
export type { PriceLabelProps, PriceParts } from './components/price-label/PriceLabel.tsx';
export { PriceLabel } from './components/price-label/PriceLabel.tsx';
export type { PricePromptProps } from './components/price-prompt/PricePrompt.tsx';
export { PricePrompt } from './components/price-prompt/PricePrompt.tsx';
export type { ProductCardProps } from './components/product-card/ProductCard.tsx';
export { ProductCard } from './components/product-card/ProductCard.tsx';
export type { ProductCardSkeletonProps } from './components/product-card/ProductCardSkeleton.tsx';
export { ProductCardSkeleton } from './components/product-card/ProductCardSkeleton.tsx';
export type { GalleryImage, ProductGalleryProps } from './components/product-gallery/ProductGallery.tsx';
export { ProductGallery } from './components/product-gallery/ProductGallery.tsx';
export type { ProductPictureProps } from './components/product-picture/ProductPicture.tsx';
export { ProductPicture } from './components/product-picture/ProductPicture.tsx';
export type { ProductShelfProps } from './components/product-shelf/ProductShelf.tsx';
export { ProductShelf } from './components/product-shelf/ProductShelf.tsx';
export type { ProductShelfSkeletonProps } from './components/product-shelf/ProductShelfSkeleton.tsx';
export { ProductShelfSkeleton } from './components/product-shelf/ProductShelfSkeleton.tsx';
export type { ProgressProps } from './components/progress/Progress.tsx';
export { Progress } from './components/progress/Progress.tsx';
export type {
  QuantityChangeDetails,
  QuantityChangeReason,
  QuantityStepperProps,
} from './components/quantity-stepper/QuantityStepper.tsx';
export { QuantityStepper } from './components/quantity-stepper/QuantityStepper.tsx';
export type { RichTextProps } from './components/rich-text/RichText.tsx';
export { RichText } from './components/rich-text/RichText.tsx';
export type { SkeletonProps } from './components/skeleton/Skeleton.tsx';
export { Skeleton } from './components/skeleton/Skeleton.tsx';
export type { SkeletonGroupProps } from './components/skeleton/SkeletonGroup.tsx';
export { SkeletonGroup } from './components/skeleton/SkeletonGroup.tsx';
export type { SkipLinkProps } from './components/skip-link/SkipLink.tsx';
export { SkipLink } from './components/skip-link/SkipLink.tsx';
export type { SpinnerProps } from './components/spinner/Spinner.tsx';
export { Spinner } from './components/spinner/Spinner.tsx';
export type { StackProps } from './components/stack/Stack.tsx';
export { Stack } from './components/stack/Stack.tsx';
export type { StepButtonsProps } from './components/step-buttons/StepButtons.tsx';
export { StepButtons } from './components/step-buttons/StepButtons.tsx';
export type { StepTabItem } from './components/step-tabs/StepTab.tsx';
export type { StepTabsProps } from './components/step-tabs/StepTabs.tsx';
export { StepTabs } from './components/step-tabs/StepTabs.tsx';
export type { SwitchProps } from './components/switch/Switch.tsx';
export { Switch } from './components/switch/Switch.tsx';
export type { TableProps, TableSelectionDetails } from './components/table/Table.tsx';
export { Table } from './components/table/Table.tsx';
export type { TableColumn, TableSort } from './components/table/TableColumn.ts';
export type {
  TabsContentProps,
  TabsListProps,
  TabsProps,
  TabsTriggerProps,
} from './components/tabs/Tabs.tsx';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './components/tabs/Tabs.tsx';
export type { TagProps } from './components/tag/Tag.tsx';
export { Tag } from './components/tag/Tag.tsx';
export type { TextProps } from './components/text/Text.tsx';
export { Text } from './components/text/Text.tsx';
export type { Toast, ToastContent, ToastQueue } from './components/toast/createToastQueue.ts';
export { createToastQueue } from './components/toast/createToastQueue.ts';
export type { ToastRegionProps } from './components/toast/ToastRegion.tsx';
export { ToastRegion } from './components/toast/ToastRegion.tsx';
export type { TooltipProps } from './components/tooltip/Tooltip.tsx';
export { Tooltip } from './components/tooltip/Tooltip.tsx';
export type { VisuallyHiddenProps } from './components/visually-hidden/VisuallyHidden.tsx';
export { VisuallyHidden } from './components/visually-hidden/VisuallyHidden.tsx';
export * from './index.commerce.ts';
export { announce } from './internals/hooks/announce.ts';
export type { ChangeDetails } from './internals/props/ChangeDetails.ts';
export type { OpenChangeDetails } from './internals/props/OpenChangeDetails.ts';
export type { Labels, PartLabels, ProvidedLabels } from './labels/Labels.ts';
export type { LabelsProviderProps } from './labels/LabelsProvider.tsx';
export { LabelsProvider } from './labels/LabelsProvider.tsx';
export type { LinkProps } from './link/Link.tsx';
export { Link } from './link/Link.tsx';
export type { LinkComponent, LinkComponentProps } from './link/LinkContext.ts';
export type { LinkProviderProps } from './link/LinkProvider.tsx';
export { LinkProvider } from './link/LinkProvider.tsx';
