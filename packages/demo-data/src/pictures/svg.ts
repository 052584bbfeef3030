// The SVG builders of all drawings. They share a file because each is one line and most shapes use nearly all of
// them.

/** Rounds to one decimal: invisible at 600 units, and half the file size. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, '$1.');
}

/** Path data with rounded numbers: `d`M${0} ${1 / 3}`` is `M0 .3`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.map((part, index) => part + (index < values.length ? round(values[index] ?? 0) : '')).join('');
}

/** A rectangle, with rounded corners when `radius` is given. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

/** A circle as path data, for clips and strokes. */
export function circlePath(x: number, y: number, radius: number): string {
  const bow = radius * 0.5523; // four Bezier curves with this reach make a circle
  return d`M${x - radius} ${y}C${x - radius} ${y - bow} ${x - bow} ${y - radius} ${x} ${y - radius}C${x + bow} ${y - radius} ${x + radius} ${y - bow} ${x + radius} ${y}C${x + radius} ${y + bow} ${x + bow} ${y + radius} ${x} ${y + radius}C${x - bow} ${y + radius} ${x - radius} ${y + bow} ${x - radius} ${y}Z`;
}

/** An ellipse, rotated by `turn` degrees around its centre. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"`;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${turned}/>`;
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

/** A stroke with round ends; `dashes` as in stroke-dasharray. */
export function line(data: string, stroke: string, width: number, dashes = ''): string {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${dashed}/>`;
}

export function faded(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

export function place(x: number, y: number, scale: number, content: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${scaled}${turned}">${content}</g>`;
}

/** A drawing clipped to an outline; `id` must be unique within the picture. */
export function clip(id: string, outline: string, content: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}
