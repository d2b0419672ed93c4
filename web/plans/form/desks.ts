import type { Day } from '#domain/day.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { browserStore } from '../../store/browserStore.ts';
import { type KeptDraft, readDrafts } from './keptDrafts.ts';
import { PlanForm } from './planForm.ts';

/** The work on one customer's plan: each keeps their own while one looks at another. */
export type Desk = { readonly form: PlanForm; readonly found: KeptDraft | null };

/** The desks of this visit, by customer; null is the one of work begun before choosing anyone. */
export class Desks {
  readonly #desks = new Map<string | null, Desk>();
  readonly #start: Day;
  readonly #keyFor: (customerId: string | null) => string;

  constructor(start: Day, keyFor: (customerId: string | null) => string) {
    this.#start = start;
    this.#keyFor = keyFor;
  }

  /** A desk first opened finds what an earlier visit left unsaved there. */
  at(customerId: string | null): Desk {
    const desk = this.#desks.get(customerId) ?? this.#carried(customerId);
    this.#desks.set(customerId, desk);
    return desk;
  }

  #carried(customerId: string | null): Desk {
    const found = readDrafts(browserStore(), this.#keyFor(customerId))[0] ?? null;
    const begun = this.#desks.get(null);
    if (customerId !== null && begun?.form.dirty) {
      this.#desks.delete(null);
      return { form: begun.form, found };
    }
    return { form: new PlanForm(emptyPlan(this.#start)), found };
  }
}
