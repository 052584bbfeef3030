/** Saves the current address and note; resolves to false after a failure. */
export type SaveDetails = () => Promise<boolean>;

/** Connects the button that places an order with the fields of its delivery, whose code is loaded later. */
export function createDetailsSaver() {
  let save: SaveDetails | null = null;
  return {
    /** Registers the save function of the shown fields; returns a function that removes it. */
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
