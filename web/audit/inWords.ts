import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { listed } from '#domain/language/language.ts';
import { say } from './words.ts';

/** What somebody did in a visit: once, several times, or to several things. */
export type Action = { readonly entry: AuditEntry; readonly things: string[]; times: number };

/** What one person did without a long break. */
export type Visit = {
  readonly id: string;
  readonly by: string | null;
  readonly position: AuditEntry['position'];
  readonly network: string;
  from: string;
  readonly to: string;
  readonly actions: Action[];
};

/** `looked at your diet plans` for the customer; for a dietician `looked at the diet plans of`. */
export function actionWords({ entry, things }: Action, forCustomer: boolean): string {
  const { what, did, does, ofAll } = entry;
  // Only customers do this, to their own account, which no longer exists.
  if (what === 'account') return say.accountErased;
  if (did) return did;
  const { ofAll: all, ofYou, ofCustomer } = say.actions[does];
  const sentence = ofAll ? all : forCustomer ? ofYou : ofCustomer;
  return sentence(listed(things));
}

/** A longer break begins another visit. */
const BREAK_MS = 30 * 60_000;

/** Groups entries by who did it and from where, until a break. `entries` are newest first, and so are the visits. */
export function visitsOf(entries: readonly AuditEntry[]): Visit[] {
  const visits: Visit[] = [];
  const latest = new Map<string, Visit>();
  for (const entry of entries) {
    const { id, by, position, network, at } = entry;
    const who = `${network} ${by}`;
    let visit = latest.get(who);
    if (!visit || Date.parse(visit.from) - Date.parse(at) > BREAK_MS) {
      visit = { id, by, position, network, from: at, to: at, actions: [] };
      latest.set(who, visit);
      visits.push(visit);
    }
    visit.from = at;
    addTo(visit.actions, entry);
  }
  return visits;
}

function addTo(actions: Action[], entry: AuditEntry): void {
  // All that was only looked at is one sentence for each customer.
  const kindOf = ({ does, did, ofAll, what }: AuditEntry) =>
    does === 'reads' && !did && !ofAll ? '' : `${does} ${what}`;
  const same = actions.find(
    (each) =>
      kindOf(each.entry) === kindOf(entry) && each.entry.customer?.id === entry.customer?.id,
  );
  if (!same) actions.push({ entry, things: [entry.thing], times: 1 });
  else if (!same.things.includes(entry.thing)) same.things.push(entry.thing);
  else if (kindOf(entry)) same.times += 1;
}
