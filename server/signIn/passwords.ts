// Loaded with the first password and not at the start, because most of the day nobody needs its memory.
const crypto = () => import('better-auth/crypto');

/** Takes a core for a tenth of a second, so it must not be called in a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return (await crypto()).hashPassword(password);
}

/**
 * Whether this is the password of a hash. Without a hash the answer is no, after the same work, so that the
 * time does not tell whether an account exists. `turn` decides when it may begin. Must not be called in a
 * transaction.
 */
export async function isPassword(
  password: string,
  hash: string | null | undefined,
  turn?: Turn,
): Promise<boolean> {
  const compare = async () => {
    if (hash) return (await crypto()).verifyPassword({ hash, password });
    await hashPassword(password);
    return false;
  };
  return turn ? inPasswordQueue(turn, compare) : compare();
}

/** The account whose password is tried, and whether the place is known for it. */
export type Turn = { readonly email: string; readonly place: 'known' | 'unknown' };
type Waiting = { readonly email: string; readonly begin: () => void };

// Comparing a password takes a core for a tenth of a second. However many are tried at once, no more than
// this many run, so that everybody else barely notices.
const AT_ONCE = 2;

const waiting: Record<Turn['place'], Waiting[]> = { known: [], unknown: [] };
/** Accounts whose password is being tried from an unknown place: one try at a time for each. */
const tried = new Set<string>();
let running = 0;

/**
 * Runs `work` when its turn comes. Tries from places where the owner is known go first. Tries of one account
 * from all other places run one after the other, so that somebody who guesses slows down that account only.
 */
export async function inPasswordQueue<T>(
  { email, place }: Turn,
  work: () => Promise<T>,
): Promise<T> {
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
