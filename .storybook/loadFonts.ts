/** Loads the fonts of every brand, so that a change of brand shows no fallback. */
export async function loadFonts(): Promise<Record<string, never>> {
  const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(ours.map((face) => face.load()));
  return {};
}
