type Listener = () => void;

let current = '';
const listeners = new Set<Listener>();

/** What the one live region says now, for {@link announce} to set and `LiveRegion` to show. */
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
