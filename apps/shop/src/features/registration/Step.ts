/** A step of the registration, and the number of its tab (S42). */
export type Step = 1 | 2 | 3;

export const steps: readonly Step[] = [1, 2, 3];
