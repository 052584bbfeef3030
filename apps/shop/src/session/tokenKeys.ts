/** The fixed keys in local storage (T05). */
export const tokenKey = 'magazijn.token';
export const previousTokenKey = 'magazijn.previousToken';
