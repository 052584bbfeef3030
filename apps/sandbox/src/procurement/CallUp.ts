/** How the sandbox's procurement system opens the shop. */
export interface CallUpChoice {
  readonly version: '4.0' | '5.0';
  /** `hash`: a link whose fields stand behind the #. */
  readonly method: 'post' | 'get' | 'hash';
  readonly callFunction: '' | 'DETAIL' | 'VALIDATE' | 'SOURCING' | 'BACKGROUND_SEARCH';
  /** A frame of this page, this window, a new one that does not know this one, or one by its name that does. */
  readonly place: 'frame' | 'same' | 'new' | 'named';
  /** Which window the return is asked in; '' is the shop's own. `procurement`: a window by its name. */
  readonly returns: '' | '_top' | '_parent' | 'procurement';
  /** How names are written: as SAP does, or another system. */
  readonly names: 'sap' | 'lower' | 'upper';
  readonly charset: string;
}

/** What each choice may be; the first counts when nothing is chosen. */
export const callUpChoices: { readonly [Name in keyof CallUpChoice]: readonly CallUpChoice[Name][] } = {
  version: ['4.0', '5.0'],
  method: ['post', 'get', 'hash'],
  callFunction: ['', 'DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'],
  place: ['same', 'frame', 'new', 'named'],
  returns: ['', '_top', '_parent', 'procurement'],
  names: ['sap', 'lower', 'upper'],
  charset: ['', 'UTF-8', 'ISO-8859-1'],
};

/** Reads the choices of a query; what is none of them counts as not chosen. */
export function readCallUpChoice(query: URLSearchParams): CallUpChoice {
  const chosen = <Name extends keyof CallUpChoice>(name: Name): CallUpChoice[Name] => {
    const options: readonly CallUpChoice[Name][] = callUpChoices[name];
    const [first] = options;
    return options.find((option) => option === query.get(name)) ?? (first as CallUpChoice[Name]);
  };
  return {
    version: chosen('version'),
    method: chosen('method'),
    callFunction: chosen('callFunction'),
    place: chosen('place'),
    returns: chosen('returns'),
    names: chosen('names'),
    charset: chosen('charset'),
  };
}
