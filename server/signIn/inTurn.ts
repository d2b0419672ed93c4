/** Whose password is tried, and whether from where they were let in before. */
export type Turn = { readonly email: string; readonly place: 'known' | 'unknown' };
type Waiting = { readonly email: string; readonly begin: () => void };

// A password takes a core for a tenth of a second. Of many that are tried from nowhere known at
// once, everybody else must not feel more than this.
const AT_ONCE = 2;

const waiting: Record<Turn['place'], Waiting[]> = { known: [], unknown: [] };
/** Accounts that are tried from unknown places just now: each one at a time. */
const tried = new Set<string>();
let running = 0;

/**
 * Runs `work` when its turn comes. Places where an owner is known go first; the tries of one account
 * from all others go one after the other, so that whoever guesses slows down that account alone.
 */
export async function inTurn<T>({ email, place }: Turn, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((begin) => {
    waiting[place].push({ email, begin });
    beginNext();
  });
  try {
    return await work();
  } finally {
    running -= 1;
    if (place === 'unknown') tried.delete(email);
    beginNext();
  }
}

function beginNext(): void {
  while (running < AT_ONCE) {
    const next = waiting.known.shift() ?? firstUntried();
    if (!next) return;
    running += 1;
    next.begin();
  }
}

function firstUntried(): Waiting | undefined {
  const at = waiting.unknown.findIndex(({ email }) => !tried.has(email));
  if (at < 0) return undefined;
  const [next] = waiting.unknown.splice(at, 1);
  if (next) tried.add(next.email);
  return next;
}
