/** The stages of a placed order, in order. */
export const orderStages = ['placed', 'packed', 'shipped', 'delivered'] as const;

/** One of {@link orderStages}. */
export type OrderStage = (typeof orderStages)[number];

/** The Dutch names. */
export const orderStageNames: Readonly<Record<OrderStage, string>> = {
  placed: 'Geplaatst',
  packed: 'Ingepakt',
  shipped: 'Onderweg',
  delivered: 'Bezorgd',
};

/** The stage of a back end's value; `placed` for unknown ones, since an order in the history was placed. */
export const orderStage = (status: string | null | undefined): OrderStage =>
  orderStages.find((stage) => stage === status) ?? 'placed';

/** A stage and whether it is reached. */
export interface StageStep {
  readonly stage: OrderStage;
  readonly state: 'done' | 'current' | 'upcoming';
}

/**
 * The stages of an order with their state. Without stage data from the back end only `placed` is returned, since
 * packing and delivery are unknown.
 */
export function stageSteps(stage: OrderStage): readonly StageStep[] {
  if (stage === 'placed') return [{ stage, state: 'done' }];
  const reached = orderStages.indexOf(stage);
  return orderStages.map((each, index) => ({
    stage: each,
    state: index < reached || stage === 'delivered' ? 'done' : index === reached ? 'current' : 'upcoming',
  }));
}
