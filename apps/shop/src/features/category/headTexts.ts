/** What a category says of itself to those who find it. */
export const headTexts = {
  kind: (name: string) => `${name} voor de kinderopvang.`,
};
