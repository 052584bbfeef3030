type Listener = () => void;

let current = '';
const listeners = new Set<Listener>();

/** The text of the live region, set by {@link announce} and rendered by `LiveRegion`. */
export const announcements = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): string {
    return current;
  },
  write(text: string): void {
    current = text;
    for (const listener of listeners) listener();
  },
};
