import type { AuditEntry } from '#domain/audit/auditSchema.ts';

/** An entry, and how many more like it came right before it on the same day. */
export type CountedEntry = { readonly entry: AuditEntry; readonly times: number };

const VERBS: Readonly<Record<AuditEntry['does'], string>> = {
  reads: 'looked at',
  changes: 'changed',
  deletes: 'deleted from',
};

/** `looked at your diet plans` for the customer; for a dietician `looked at the diet plans of`. */
export function actionWords(
  { what, thing, did, does, ofAll }: AuditEntry,
  forCustomer: boolean,
): string {
  // Only customers do this, to their own account, which no longer exists.
  if (what === 'account') return 'had their account erased';
  if (did) return did;
  const whose = forCustomer && !ofAll ? 'your' : 'the';
  return `${VERBS[does]} ${whose} ${thing}${forCustomer || ofAll ? '' : ' of'}`;
}

const dayOf = ({ at }: AuditEntry) => new Date(at).toDateString();

const isRepeat = (a: AuditEntry, b: AuditEntry) =>
  a.by === b.by &&
  a.what === b.what &&
  a.does === b.does &&
  a.network === b.network &&
  a.customer?.id === b.customer?.id &&
  dayOf(a) === dayOf(b);

/** Groups repeated entries and counts them. `entries` are newest first. */
export function countRepeats(entries: readonly AuditEntry[]): CountedEntry[] {
  const all: CountedEntry[] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last && isRepeat(last.entry, entry))
      all[all.length - 1] = { entry: last.entry, times: last.times + 1 };
    else all.push({ entry, times: 1 });
  }
  return all;
}
