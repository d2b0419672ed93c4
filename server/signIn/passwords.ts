import { inTurn, type Turn } from './inTurn.ts';

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
  return turn ? inTurn(turn, compare) : compare();
}
