const COUNT = 6;

/**
 * Six products that are looked at together with one: its neighbours on the shelf, up to three of
 * its own family first, then one of every next family, then whatever is nearest.
 *
 * @param shelf the ids and families of one category, in their order; the product is one of them
 * @param fallback ids to fill up with when the shelf is short
 */
export function relatedIds(
  id: number,
  shelf: readonly { article: number; family: object }[],
  fallback: readonly number[],
): number[] {
  const place = shelf.findIndex(({ article }) => article === id);
  const ring = [...shelf.slice(place + 1), ...shelf.slice(0, place)];
  const own = shelf[place]?.family;
  const seen = new Set<object>();
  const firsts = ring.filter(({ family }) => {
    if (family === own || seen.has(family)) return false;
    seen.add(family);
    return true;
  });
  const nearest = ring.filter(({ family }) => family === own).slice(0, 3);
  const wanted = [...nearest, ...firsts, ...ring].map(({ article }) => article);
  return [...new Set([...wanted, ...fallback])].filter((related) => related !== id).slice(0, COUNT);
}
