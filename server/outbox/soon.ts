/**
 * Makes a function that calls `look` for a name after each of `delays`, in milliseconds. However often a name
 * is passed in that time, each delay has at most one call pending, and one more after it.
 */
export function lookSoon(
  delays: readonly number[],
  look: (name: string) => void,
): (name: string) => void {
  const toCome = delays.map((ms) => ({ ms, looks: new Map<string, { isAskedAgain: boolean }>() }));
  const lookIn = (one: (typeof toCome)[number], name: string) => {
    const waiting = one.looks.get(name);
    if (waiting) {
      waiting.isAskedAgain = true;
      return;
    }
    const asked = { isAskedAgain: false };
    one.looks.set(name, asked);
    setTimeout(() => {
      one.looks.delete(name);
      look(name);
      if (asked.isAskedAgain) lookIn(one, name);
    }, one.ms).unref();
  };
  return (name) => {
    for (const one of toCome) lookIn(one, name);
  };
}
