import { lateCode } from '../../late/lateCode.ts';

/** Steps 2 and 3, and what warns of a mistyped number: nobody sees them at first. */
export const laterStepsCode = lateCode(() => import('./laterSteps.ts'));
