export type { RunningSandbox } from './RunningSandbox.ts';
export type { SandboxPlan } from './SandboxPlan.ts';
export { StartError } from './StartError.ts';
export { readSandboxSettings } from './settings/readSandboxSettings.ts';
export type { SandboxSettings } from './settings/SandboxSettings.ts';
export { startSandbox } from './startSandbox.ts';
