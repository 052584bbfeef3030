/** Waits until the typefaces of every brand are there, so that a switch of brand shows no fallback in between. */
export async function loadFonts(): Promise<Record<string, never>> {
  const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(ours.map((face) => face.load()));
  return {};
}
