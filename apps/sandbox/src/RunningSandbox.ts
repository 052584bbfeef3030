/** Everything on one machine, running. */
export interface RunningSandbox {
  /** The shop's address, as a browser types it. */
  readonly shop: string;
  readonly api: string;
  readonly sandbox: string;
  /** Settles when the embedded database ends by itself, which is the end of everything; never with one's own. */
  readonly databaseEnded: Promise<void>;
  /** Finishes what is under way and stops all of it, the database last. Can be called twice. */
  stop(): Promise<void>;
}
