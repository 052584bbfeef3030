/** Saves what was chosen and typed last. Resolves to false when it could not be saved. */
export type SaveDetails = () => Promise<boolean>;

/** Connects the button that places an order with the fields of its delivery, whose code is loaded later. */
export function createDetailsSaver() {
  let save: SaveDetails | null = null;
  return {
    /** Gives the function of the fields that are shown. @returns how to take it back */
    register: (given: SaveDetails): (() => void) => {
      save = given;
      return () => {
        save = null;
      };
    },
    /** Null without fields. */
    save: (): Promise<boolean> | null => save?.() ?? null,
  };
}

export type DetailsSaver = ReturnType<typeof createDetailsSaver>;
