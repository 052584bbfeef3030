/**
 * Words for when the shop's code does not come, or breaks as a whole: hidden in every document until its entry or
 * public/assets/session.js shows them; the latter also loads the page again. A button, since a link that leaves the page
 * may not come before 'Naar de inhoud': that would no longer be found as the way past the header.
 */
export const failureHtml =
  '<div id="failure" hidden role="alert" class="bg-danger-tint p-4 font-bold text-ink">' +
  'Dit lukt nu niet. <button type="button" class="underline">Probeer opnieuw</button></div>';

const documentWith = (text: string): string =>
  '<!doctype html><html lang="nl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Dit lukt nu niet – Magazijn</title></head>' +
  '<body><main><h1>Dit lukt nu niet</h1><p>' +
  text +
  '</p>' +
  '<p><a href="">Probeer opnieuw</a></p></main></body></html>';

/** The whole document when the server itself fails: it needs no style, and no code. */
export const failureDocument = documentWith('Dit lukt nu niet. Probeer opnieuw.');

/** The same when more is asked for than it can do. */
export const busyDocument = documentWith('Het is nu erg druk. Probeer het zo opnieuw.');
