import { lateCode } from '../late/lateCode.ts';

/** What the frame holds for customers only. The entry gets it ahead where a session is stored. */
export const customerFrameCode = lateCode(() => import('./customerFrameParts.ts'));

export type CustomerFrame = NonNullable<ReturnType<typeof customerFrameCode.loaded>>;
