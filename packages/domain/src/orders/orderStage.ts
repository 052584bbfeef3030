export const orderStages = ['placed', 'packed', 'shipped', 'delivered'] as const;

export type OrderStage = (typeof orderStages)[number];

export const orderStageNames: Readonly<Record<OrderStage, string>> = {
  placed: 'Geplaatst',
  packed: 'Ingepakt',
  shipped: 'Onderweg',
  delivered: 'Bezorgd',
};

/** The stage of a back end's value; `placed` for unknown ones, since an order in the history was placed. */
export const orderStage = (status: string | null | undefined): OrderStage =>
  orderStages.find((stage) => stage === status) ?? 'placed';

export interface StageStep {
  readonly stage: OrderStage;
  readonly state: 'done' | 'current' | 'upcoming';
}

/** The stages of an order; only `placed` without stage data from the back end. */
export function stageSteps(stage: OrderStage): readonly StageStep[] {
  if (stage === 'placed') return [{ stage, state: 'done' }];
  const reached = orderStages.indexOf(stage);
  return orderStages.map((each, index) => ({
    stage: each,
    state: index < reached || stage === 'delivered' ? 'done' : index === reached ? 'current' : 'upcoming',
  }));
}
