/**
 * True under `npm run test:thorough`, where tests that repeat themselves do so at full length: each
 * statement of a write is broken instead of the last, and each kind of kill comes several times.
 */
export const isThorough = process.env.THOROUGH === '1';
