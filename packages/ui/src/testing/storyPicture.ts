/** Colours of a drawn pack; print colours of the goods themselves, so not tokens. */
const liveries = {
  green: ['#67ab63', '#2c6e55', '#f6c72c'],
  sky: ['#8fc4e8', '#2c5fae', '#f6c72c'],
  orange: ['#f2913d', '#dc4a2c', '#fffdf8'],
  lilac: ['#b9a7e0', '#7f68bd', '#fffdf8'],
  mint: ['#82c4ab', '#2f7a64', '#fffdf8'],
  pink: ['#f3b7b2', '#dc7f7c', '#f6c72c'],
  navy: ['#3563b5', '#221f45', '#f6c72c'],
} as const;

const bodies = {
  bag: {
    outline: 'M56 92h188q8 0 8 10l14 198H34l14-198q0-10 8-10z',
    handle: 'M100 92c0-88 100-88 100 0',
    band: 'M40 216q110-46 220 0l6 84H34z',
    plate: 138,
  },
  bottle: {
    outline: 'M104 48h92l26 56q6 10 6 24v172H72V128q0-14 6-24z',
    handle: 'M114 48V14h72v34z',
    band: 'M72 226q78-24 156 0v74H72z',
    plate: 150,
  },
  box: {
    outline: 'M20 132q0-12 12-12h236q12 0 12 12v168H20z',
    handle: 'M110 120v-12h80v12z',
    band: 'M20 236q130-40 260 0v64H20z',
    plate: 156,
  },
  tube: {
    outline: 'M88 40h124l-18 212h-88z',
    handle: 'M78 26h144v16H78z',
    band: 'M110 252h80v48h-80z',
    plate: 110,
  },
} as const;

export interface StoryPicture {
  readonly livery?: keyof typeof liveries;
  readonly body?: keyof typeof bodies;
  /** The word printed on the pack, for example 'pukkie'. */
  readonly word?: string;
}

/** A pack shot as a `data:` URI: 300 by 300, transparent, standing on the bottom edge. */
export function storyPicture({ livery = 'green', body = 'bag', word = '' }: StoryPicture = {}): string {
  const [main, dark, spot] = liveries[livery];
  const { outline, handle, band, plate } = bodies[body];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">
<path d="${handle}" fill="${body === 'bag' ? 'none' : dark}" stroke="${dark}" stroke-width="${body === 'bag' ? 15 : 1}"/>
<path d="${outline}" fill="${main}"/><path d="${band}" fill="${dark}"/>
<clipPath id="c"><path d="${outline}"/></clipPath>
<g clip-path="url(#c)"><path d="M60 0h18v300H60z" fill="#fff" fill-opacity=".22"/><path d="M214 0h90v300h-90z" fill="#000" fill-opacity=".1"/></g>
<circle cx="178" cy="${plate + 92}" r="27" fill="${spot}"/>
<rect x="92" y="${plate}" width="116" height="40" fill="#fffdf8"/>
<text x="150" y="${plate + 28}" text-anchor="middle" font-family="Archivo, Arial, sans-serif" font-weight="700" font-size="24" fill="#221f3d">${word}</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;
}
