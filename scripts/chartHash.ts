import { hashFiles } from './hashFiles.ts';
import { projectRoot } from './projectRoot.ts';

/** What the chart renders with its own values, from the root. */
export const renderedChart = 'deploy/kubernetes/magazijn.yaml';

/** The chart as it is now: what was rendered names the chart that it was rendered from. */
export const chartHash = (): string => hashFiles(projectRoot, ['deploy/helm'], /^$/).slice(0, 16);
