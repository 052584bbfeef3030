/**
 * What the changelog says of a part, the newest first, as lines of Markdown.
 *
 * @param changelog as {@link changelogText} has it.
 * @param names the exported parts of its page.
 *
 * @example
 * partHistory('## 0.1.0\n\n- 4a7cca5: `Tag` has a `size`.', ['Tag']); // ['**0.1.0**: `Tag` has a `size`.']
 */
export function partHistory(changelog: string, names: readonly string[]): string[] {
  return changelog.split(/^## /m).flatMap((release) => {
    const [title = ''] = release.split('\n');
    return release
      .split(/^(?=- |### )/m)
      .filter((entry) => entry.startsWith('- ') && names.some((name) => entry.includes(`\`${name}\``)))
      .map((entry) => `**${title}**: ${entry.replace(/^- ([0-9a-f]{7,}: )?/, '').trim()}`);
  });
}
