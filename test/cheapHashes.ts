import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

/** A sixteenth: some milliseconds still, so that what happens meanwhile happens meanwhile. */
const CHEAPER = 16;

/**
 * Makes the hashes of passwords in this process a sixteenth as dear. By intent each takes a tenth of a
 * second of a core, and the tests make and compare a thousand: that was a third of all their work.
 * Where times are judged they take what they take. What a hash has to cost is tested in
 * server/signIn/passwords.test.ts.
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

/** Settings for a server process that compares passwords of people whom this process made. */
export const CHEAP_HASHES: Readonly<Record<string, string>> = isWanted
  ? { NODE_OPTIONS: `--import=${import.meta.filename}` }
  : {};
