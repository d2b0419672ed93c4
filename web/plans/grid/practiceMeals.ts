/** The debounce before the practice's plans are asked, after the last key. */
export const REST_MS = 120;

type Ask = (begins: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks for meals that continue the typed text once typing pauses; the request is aborted when the text changes. If
 * no answer comes, for example offline, no error is shown.
 */
export function practiceMeals(ask: Ask) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  const stop = () => {
    clearTimeout(resting);
    asking?.abort();
    asking = null;
  };
  return {
    stop,
    look(typed: string, onFound: (meals: readonly string[]) => void) {
      stop();
      if (typed.trim() === '') return;
      resting = setTimeout(async () => {
        const own = new AbortController();
        asking = own;
        const meals = await ask(typed, own.signal).catch(() => []);
        if (asking === own) onFound(meals);
      }, REST_MS);
    },
  };
}

/** The meals already offered in their order, followed by the new ones, so that nothing moves under the pointer. */
export function withMore(
  offered: readonly string[],
  more: readonly string[],
  most: number,
): readonly string[] {
  const known = new Set(offered.map((meal) => meal.toLowerCase()));
  const added = more.filter((meal) => !known.has(meal.toLowerCase()));
  return added.length === 0
    ? offered
    : [...offered, ...added].slice(0, Math.max(most, offered.length));
}
