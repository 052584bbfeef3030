/**
 * Sends requests as fast as they are answered, so many at once, for some seconds.
 *
 * @param send one request, by its number; it throws when it is refused.
 * @returns how many were answered.
 */
export async function sendInTurn(
  send: (number: number) => Promise<void>,
  atOnce: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let number = 0;
  const work = async () => {
    while (performance.now() < end) {
      const next = number;
      number += 1;
      await send(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return number;
}
