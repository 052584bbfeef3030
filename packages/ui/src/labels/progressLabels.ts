export const progressLabels = { percent: '{value}%' };
