/** What the sandbox's page tells; addresses without a closing slash. */
export interface SandboxFacts {
  readonly shop: string;
  readonly api: string;
  readonly dataDir: string;
  /** True when `pnpm storybook:build` has been run. */
  readonly storybookBuilt: boolean;
  readonly accounts: readonly SandboxAccount[];
  /** The one password of all of them. */
  readonly password: string;
}

/** A demonstration account as the page shows it. */
export interface SandboxAccount {
  readonly email: string;
  readonly companyName: string;
  /** What is special about it, for example 'NL, orders on account'. */
  readonly role: string;
}
