import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

/** A hash still takes some milliseconds, so that concurrent requests really overlap. */
const CHEAPER = 16;

/**
 * Makes password hashes in this process cost a sixteenth. By design each takes a tenth of a second of a core,
 * and the tests make and compare a thousand, which was a third of all their work. Tests that measure times
 * use the real cost. The required cost of a hash is tested in server/signIn/passwords.test.ts.
 */
const { scrypt } = crypto;
function cheapScrypt(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: Done,
) {
  scrypt(password, salt, length, { ...options, N: (options.N ?? 0) / CHEAPER }, done);
}

const isWanted = !process.env.TEST_TIMES;

// Once for each process, which many test files share.
if (isWanted && scrypt.name !== cheapScrypt.name) {
  Object.assign(crypto, { scrypt: cheapScrypt });
  syncBuiltinESMExports();
}

/** Settings for a server process that has to compare password hashes made by this process. */
export const CHEAP_HASHES: Readonly<Record<string, string>> = isWanted
  ? { NODE_OPTIONS: `--import=${import.meta.filename}` }
  : {};
