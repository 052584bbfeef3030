export type { Country } from '../country.ts';
export { articleText } from './articleText.ts';
export { formatOrderNumber } from './formatOrderNumber.ts';
export {
  formatInvoiceNumber,
  type InvoiceStatus,
  invoiceDueDate,
  invoiceStatuses,
  invoiceTermDays,
  isPayable,
  maxInvoicesTogether,
  readInvoiceNumber,
  tooManyInvoicesMessage,
} from './invoices.ts';
export {
  type CartOrder,
  type ChosenOrder,
  type FoundOrder,
  initialPlacement,
  type OrderPlacement,
  orderPlacement,
  type PaymentStanding,
  type PlaceAnswer,
  type PlacementEffect,
  type PlacementEvent,
  type RecalledOrder,
} from './orderPlacement.ts';
export {
  type OrderRecord,
  type OrderRecordTexts,
  type PaymentSession,
  type PlacedOrder,
  readOrderRecord,
  type SentOrder,
  serialiseOrderRecord,
} from './orderRecord.ts';
export { maxRhythmDates, type OrderRhythm, orderRhythm } from './orderRhythm.ts';
export {
  type OrderStage,
  orderStage,
  orderStageNames,
  type StageStep,
  stageSteps,
} from './orderStage.ts';
export {
  canTransition,
  initialStatus,
  type OrderStatus,
  type OrderTransition,
  orderTransitions,
  undecidedStatuses,
} from './orderStatus.ts';
export { orderWords, paidWithName } from './orderWords.ts';
export { vatText } from './vatText.ts';
