export { freePort } from './ports/reservePort.ts';
export { StartError } from './StartError.ts';
export { readSandboxSettings, type SandboxSettings } from './settings/readSandboxSettings.ts';
export { type RunningSandbox, type SandboxPlan, startSandbox } from './startSandbox.ts';
