export interface PlantedFault {
  readonly html: string;
  readonly found: RegExp;
  /** What its first button does belongs to the state that is looked at. */
  readonly opens?: true;
}

/** A button that opens what is between. */
const opened = (html: string) =>
  `<button type="button" aria-expanded="false" aria-controls="part" style="width: 90px; height: 44px">Open</button>
  <div id="part" hidden>${html}</div>
  <script>document.querySelector('button').onclick = ({ target }) => {
    target.ariaExpanded = 'true';
    document.querySelector('#part').hidden = false;
  };</script>`;

/** Faults that are put into a page without any, each with the one line that has to be found for it. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'a colour that is too faint by day': {
    html: '<style>@media (prefers-color-scheme: light) and (prefers-contrast: no-preference) { p { color: #aaa } }</style><p>Tekst</p>',
    found: /^320: color-contrast: p$/,
  },
  'a colour that is too faint by night': {
    html: '<style>@media (prefers-color-scheme: dark) { p { color: #333; background: #111 } }</style><p>Tekst</p>',
    found: /^320 dark (no-preference|more) none: color-contrast: p$/,
  },
  'a colour that is too faint for who asks for more contrast': {
    html: '<style>@media (prefers-contrast: more) { p { color: #bbb } }</style><p>Tekst</p>',
    found: /^320 (light|dark) more none: color-contrast: p$/,
  },
  'a target that is too small for a pointer, and so for a finger': {
    html: '<button type="button" style="width: 20px; height: 20px; padding: 0">a</button><button type="button" style="width: 60px; height: 44px; padding: 0">b</button>',
    found: /^320: (target-size: button:nth-child\(\d\)|<button .* is 20 × 20)$/,
  },
  'a target that is too small for a finger': {
    html: '<button type="button" style="width: 60px; height: 30px">Verder</button>',
    found: /^320: <button .* is 60 × 30$/,
  },
  'a field without a label': {
    html: '<input type="text" style="height: 44px">',
    found: /^(320: label: input|as (HTML|the server sends it): input-missing-label: .*)$/,
  },
  'HTML that is not valid': {
    html: '<ul><p>Tekst</p></ul>',
    found: /^(320: list: ul|as (HTML|the server sends it): element-permitted-content: .*)$/,
  },
  'HTML that scripts have made invalid': {
    html: '<p id="a">Tekst</p><p>Tekst</p><script>document.querySelectorAll("p")[1].id = "a"</script>',
    found: /^as HTML: no-dup-id: /,
  },
  'a focus that lies under something': {
    html: `<button type="button" style="position: absolute; top: 200px; width: 90px; height: 44px">Onder</button>
      <div style="position: absolute; top: 190px; width: 200px; height: 100px; background: white"></div>`,
    found: /^320( .*)?: the focus is covered: /,
  },
  'a focus that is out of sight': {
    html: '<button type="button" style="position: absolute; left: -500px; width: 90px; height: 44px">Weg</button>',
    found: /^320.*: (the focus is out of sight|begins before the window): /,
  },
  'a page that is wider than the window': {
    html: '<p style="width: 400px">Tekst</p>',
    found: /^320: (with text (spacing|at 200 %): )?the page is 4\d\d wide in 3[26]0: <p /,
  },
  'a text that is cut off with the text spacing of WCAG': {
    html: '<p style="width: 130px; overflow: hidden; white-space: nowrap; font: 16px monospace">Luiers maat 4</p>',
    found: /^320: with text spacing: is cut off: Luiers maat 4$/,
  },
  'a text that is cut off at twice its size': {
    html: '<p style="width: 200px; overflow: hidden; white-space: nowrap; font: 1rem monospace">Luiers maat 4</p>',
    found: /^320: with text at 200 %: is cut off: Luiers maat 4$/,
  },
  'a focus that nothing shows': {
    html: '<button type="button" style="outline: none; width: 90px; height: 44px">Verder</button>',
    found: /^320( (light|dark) no-preference (none|active))?: the focus is not shown: <button/,
  },
  'a focus that nothing shows by night': {
    html: '<style>@media (prefers-color-scheme: dark) { button { outline: none } }</style><button type="button" style="width: 90px; height: 44px">Verder</button>',
    found: /^320 dark no-preference none: the focus is not shown: <button/,
  },
  'a focus that a shadow shows, which forced colours take away': {
    html: '<style>button:focus-visible { outline: none; box-shadow: 0 0 0 3px black }</style><button type="button" style="width: 90px; height: 44px">Verder</button>',
    found: /^320 light no-preference active: the focus is not shown: <button/,
  },
  'a focus that nothing shows in what was opened': {
    html: opened('<button type="button" style="outline: none; width: 90px; height: 44px">Verder</button>'),
    found: /^320( (light|dark) no-preference (none|active))?: the focus is not shown: <button/,
    opens: true,
  },
  'what was opened, and closes when the focus comes': {
    html: opened(
      '<button type="button" onfocus="this.parentElement.hidden = true" style="width: 90px; height: 44px">Verder</button>',
    ),
    found:
      /^320( (light|dark) no-preference (none|active))?: the focus (closes what it is in: |is on nothing)/,
    opens: true,
  },
  'a state whose stops are not walked': {
    html: '<button type="button" style="width: 90px; height: 44px">Verder</button>',
    found: /^320( (light|dark) no-preference (none|active))?: the stops of the keyboard are not walked$/,
    opens: true,
  },
  'what is chosen by its colour alone': {
    html: '<style>[aria-pressed=true] { background: gold; color: black }</style><button type="button" aria-pressed="true" style="width: 90px; height: 44px">Lijst</button><button type="button" aria-pressed="false" style="width: 90px; height: 44px">Raster</button>',
    found: /^320 light no-preference active: is chosen by colour alone: <button/,
  },
};
