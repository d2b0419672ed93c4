import { inTurn, type Turn } from './inTurn.ts';

// With the first password and not at the start: most of a day nobody needs its memory.
const crypto = () => import('better-auth/crypto');

/** Takes a tenth of a second of a core: no transaction waits for it. */
export async function hashPassword(password: string): Promise<string> {
  return (await crypto()).hashPassword(password);
}

/**
 * Whether it is the password of this hash. Without a hash the answer is no, after as much work: the
 * time tells nobody who has an account. `turn` says when it may begin. For no transaction either.
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
