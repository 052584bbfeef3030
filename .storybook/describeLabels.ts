import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Describes the `labels` of every component, which therefore need no TSDoc. */
export const describeLabels: ArgTypesEnhancer = ({ argTypes }) => {
  const { labels } = argTypes;
  if (!labels || labels.description) return argTypes;
  return { ...argTypes, labels: { ...labels, description: 'Fixed texts, replaceable one by one.' } };
};
