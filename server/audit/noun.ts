import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  /** Append-only: triggers refuse the rest. `customerId` is `*` when an entry concerns all customers. */
  auditEntry: {
    id: string;
    at: string;
    actorId: string;
    customerId: string;
    what: string;
    does: string;
    network: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const auditing = {
  tables: {
    auditEntry: ofCustomer(null, {
      copy: {
        words: () => say.copied.auditEntry,
        without: { actorId: 'The dietician’s; who it was stands on the screen.' },
      },
      erased: {
        stays: 'Holds ids only, which name nobody any more; kept as long as the practice says.',
      },
      handedOver: { stays: 'The record says what dieticians did, and nobody changes it.' },
      // Without its entry nothing is read or changed, so a refusal here would close a customer's data.
      limit: {
        boundedBy:
          'Only what dieticians do adds an entry: changes have limits, and reads of a thing share one for a while.',
      },
    }),
  } satisfies TablesOf<keyof Tables>,
  audited: { 'access-log': { words: () => say.things.record, hiddenFromCustomer: true } },
} as const satisfies Noun;
