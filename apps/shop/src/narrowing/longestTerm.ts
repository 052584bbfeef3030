/** The back end takes no more (`GET /product/search`). */
export const longestTerm = 200;
