import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';

type Tables = {
  /** The keys that identify this practice to push services. */
  pushKey: {
    name: string;
    publicKey: string;
    /** Encrypted with `SECRET`. */
    sealedPrivateKey: string;
    createdAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const push = {
  tables: { pushKey: { ...ofNobody, secret: 'rows' } } satisfies TablesOf<keyof Tables>,
} as const satisfies Noun;
