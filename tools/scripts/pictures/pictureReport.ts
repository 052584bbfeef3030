/** A picture that differs from its baseline, with the paths of its files relative to the report. */
export interface PictureFinding {
  readonly name: string;
  /** 'differs in 12 pixels', 'is new', 'is gone'. */
  readonly change: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, path: string | undefined) =>
  path === undefined
    ? ''
    : `<figure><figcaption>${caption}</figcaption><a href="${escaped(path)}"><img src="${escaped(path)}" alt="" loading="lazy"></a></figure>`;

/** An HTML report without scripts: each finding with before, after and difference side by side. */
export function pictureReport(findings: readonly PictureFinding[], compared: number): string {
  const sections = findings.map(
    ({ name, change, before, after, difference }) => `<section>
<h2>${escaped(name)} ${escaped(change)}</h2>
<div>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changed pictures</title>
<style>
body { margin: 2rem; font: 15px/1.5 sans-serif; }
section { border-top: 1px solid; margin-top: 2rem; }
section > div { display: flex; gap: 1rem; align-items: flex-start; }
figure { flex: 1; margin: 0; min-width: 0; }
img { max-width: 100%; border: 1px solid; }
</style>
</head>
<body>
<h1>Changed pictures</h1>
<p>${compared} compared, ${findings.length} changed. To accept a change, run <code>pnpm pictures:update</code> and commit the new pictures with it.</p>
${sections.join('\n')}
</body>
</html>
`;
}
