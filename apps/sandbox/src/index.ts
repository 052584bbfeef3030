export { startMailServer } from './mail/startMailServer.ts';
export { freePort } from './ports/reservePort.ts';
export { readSandboxSettings, type SandboxSettings } from './settings/readSandboxSettings.ts';
export { StartError } from './settings/StartError.ts';
export { type RunningSandbox, type SandboxPlan, startSandbox } from './startSandbox.ts';
