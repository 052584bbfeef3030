/** A yes or no as the wire has it (ruling "Flags and times"). */
export const toFlag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
