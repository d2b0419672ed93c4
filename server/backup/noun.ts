import type { Noun } from '../db/noun.ts';
import { say } from '../words.ts';

/** Files with everything. A customer's record of access says when their data left in one. */
export const backup = {
  audited: { 'all-data': { words: () => say.things.allData, did: () => say.did.allData } },
} as const satisfies Noun;
