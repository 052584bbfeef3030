import { changelogText } from './changelogText.ts';

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const released = import.meta.glob<string>('../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const changelog = changelogText(Object.values(changesets), Object.values(released)[0]);
