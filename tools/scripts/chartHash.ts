import { hashFiles } from './hashFiles.ts';
import { projectRoot } from './projectRoot.ts';

/** The chart rendered with its default values, relative to the root. */
export const renderedChart = 'deploy/kubernetes/magazijn.yaml';

/** A hash of the chart's files, which the rendered file carries. */
export const chartHash = (): string => hashFiles(projectRoot, ['deploy/helm'], /^$/).slice(0, 16);
