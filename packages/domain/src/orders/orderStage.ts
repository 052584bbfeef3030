/** How far an order that was placed has come, in this order. */
export const orderStages = ['placed', 'packed', 'shipped', 'delivered'] as const;

/** One of {@link orderStages}. */
export type OrderStage = (typeof orderStages)[number];

/** As people read it. */
export const orderStageNames: Readonly<Record<OrderStage, string>> = {
  placed: 'Geplaatst',
  packed: 'Ingepakt',
  shipped: 'Onderweg',
  delivered: 'Bezorgd',
};

/** The stage that a back end names; `placed` for any other word, since an order of the history was placed. */
export const orderStage = (status: string | null | undefined): OrderStage =>
  orderStages.find((stage) => stage === status) ?? 'placed';

/** A stage with how it stands. */
export interface StageStep {
  readonly stage: OrderStage;
  readonly state: 'done' | 'current' | 'upcoming';
}

/**
 * The stages of an order, each with how it stands. Of a back end that tells no more than that it was placed there is that
 * one alone: whether it was packed or delivered is not known.
 */
export function stageSteps(stage: OrderStage): readonly StageStep[] {
  if (stage === 'placed') return [{ stage, state: 'done' }];
  const reached = orderStages.indexOf(stage);
  return orderStages.map((each, index) => ({
    stage: each,
    state: index < reached || stage === 'delivered' ? 'done' : index === reached ? 'current' : 'upcoming',
  }));
}
