/** The changelog as Markdown: unreleased changes from the files of `.changeset/`, then `CHANGELOG.md`. */
export function changelogText(changesets: readonly string[], released = ''): string {
  const changes = changesets.flatMap((file) => {
    const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
    const [, size] = /@magazijn\/ui['"]: (\w+)/.exec(front) ?? [];
    return size ? [{ size, text: text.trim().replaceAll('\n', '\n  ') }] : [];
  });
  const sections = ['major', 'minor', 'patch'].flatMap((size) => {
    const own = changes.filter((change) => change.size === size);
    const title = `### ${size.charAt(0).toUpperCase()}${size.slice(1)}`;
    return own.length > 0 ? [title, own.map(({ text }) => `- ${text}`).join('\n')] : [];
  });
  const unreleased = sections.length > 0 ? ['## Not released yet', ...sections] : [];
  return ['# Changelog', ...unreleased, released.replace(/^# .*\n/, '').trim()].filter(Boolean).join('\n\n');
}
