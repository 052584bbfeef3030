import {
  contrastLook,
  forcedLook,
  type Look,
  lightLook,
  narrowLook,
  sampledSheets,
  screenLook,
  tokenLooks,
} from './looks.ts';
import { type MatrixPlan, mainPlans } from './matrixPlan.ts';
import type { ScreenPlan } from './screenPlan.ts';

/** The name of the picture of a sheet or a screen in a look: 'primitives-tag.house-light'. */
export const pictureName = (plan: { readonly name: string }, look: Look): string =>
  `${plan.name}.${look.name}`;

/** Whether a sheet is the only one of its component, and therefore needs a picture in a narrow window. */
const needsNarrow = (plan: MatrixPlan, all: readonly MatrixPlan[]) =>
  plan.width === undefined && !all.some(({ file, repeats }) => file === plan.file && repeats);

/**
 * The looks of a sheet, in the order in which they are taken: the first has the window of the sheet itself.
 *
 * @param all every sheet, since some looks are taken of one sheet per component
 */
export function sheetLooks(plan: MatrixPlan, all: readonly MatrixPlan[]): readonly Look[] {
  const isMain = mainPlans(all).includes(plan);
  return [
    lightLook,
    ...(sampledSheets.includes(plan.name) ? tokenLooks : []),
    // Last: after forced colours the browser draws some components differently.
    ...(isMain ? [forcedLook] : []),
    ...(plan.moreContrast ? [contrastLook] : []),
    ...(isMain && !plan.repeats && needsNarrow(plan, all) ? [narrowLook] : []),
  ];
}

export const plannedPictures = (
  matrices: readonly MatrixPlan[],
  screens: readonly ScreenPlan[],
): string[] => [
  ...matrices.flatMap((plan) => sheetLooks(plan, matrices).map((look) => pictureName(plan, look))),
  ...screens.map((plan) => pictureName(plan, screenLook)),
];
