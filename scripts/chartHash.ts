import { hashFiles } from './hashFiles.ts';
import { projectRoot } from './projectRoot.ts';

/** What the chart renders with its own values, from the root. */
export const renderedChart = 'deploy/kubernetes/magazijn.yaml';

/** A hash of the chart's files; the rendered files name the chart that they were made from. */
export const chartHash = (): string => hashFiles(projectRoot, ['deploy/helm'], /^$/).slice(0, 16);
