/** The longest text that the back end takes in a field. */
export const longestText = 300;
