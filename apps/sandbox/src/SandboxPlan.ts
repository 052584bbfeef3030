import type { SandboxSettings } from './settings/SandboxSettings.ts';

/** What `startSandbox` is told by whoever starts it: `main.ts`, or a test with folders and ports of its own. */
export interface SandboxPlan {
  readonly settings: SandboxSettings;
  /** The environment, from which the shop and the back end read settings of their own. */
  readonly environment: NodeJS.ProcessEnv;
  /** False when another program serves the shop on its port, as Vite does for people at work. */
  readonly servesShop: boolean;
  /** Wraps a step of the start, for example to print its name and how long it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}
