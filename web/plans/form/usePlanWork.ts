import { useEffect, useState } from 'react';
import { emptyPlan } from '#domain/plans/plan.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import { beforeLeaving } from '../../session/drafts.ts';
import { useMe } from '../../session/session.tsx';
import { focusForm } from './focusField.ts';
import { draftsLeft, keepWork, type PlanDraft, planDraft } from './planDraft.ts';
import { PlanForm } from './planForm.ts';

/** The plan being written for one customer, and unsaved work of theirs that may be restored. */
type Work = { readonly form: PlanForm; readonly found: PlanDraft | null };
/** By customer; null is the work begun before a customer was chosen. */
type Works = ReadonlyMap<string | null, Work>;

export type PlanWork = ReturnType<typeof usePlanWork>;

/**
 * The works with one for this customer. The customer chosen first takes over the form that was begun for nobody,
 * so that it stays on screen, with the focus, for somebody who is already typing.
 */
export function withWorkFor(
  works: Works,
  customerId: string | null,
  begin: () => PlanForm,
  found: PlanDraft | null,
): Works {
  const form = works.get(null)?.form ?? begin();
  const others = [...works].filter(([id]) => id !== null);
  return new Map<string | null, Work>([...others, [customerId, { form, found }]]);
}

/**
 * The form for a customer, with its unsaved work kept in the browser. Each customer keeps their own work while the
 * dietician looks at another.
 */
export function usePlanWork(customerId: string | null) {
  const me = useMe();
  const [known, setWorks] = useState<Works>(new Map());
  let works = known;
  if (!works.has(customerId)) {
    const begin = () => new PlanForm(emptyPlan(mondayFrom(me.today)));
    const found = draftsLeft({ myId: me.id, customerId })[0] ?? null;
    works = withWorkFor(works, customerId, begin, found);
    setWorks(works);
  }
  const work = works.get(customerId);
  if (!work) throw new Error('There is work for each customer.');
  const { form, found } = work;
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    const nobodys = planDraft({ myId: me.id, customerId: null }, form.state.draftId);
    // Work begun before this customer was chosen now belongs to them.
    if (customerId !== null && nobodys.read()) nobodys.keep(null);
    const stop = keepWork(form, { myId: me.id, customerId }, setKept);
    const stay = beforeLeaving(() => form.dirty);
    return () => {
      stay();
      stop();
    };
  }, [form, customerId, me.id]);

  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (form.dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form, isKept]);

  const offer = (draft: PlanDraft | null) =>
    setWorks((now) => new Map(now).set(customerId, { form, found: draft }));
  const settle = () => {
    offer(null);
    focusForm();
  };
  return {
    form,
    /** False when this browser refuses to keep unsaved work. */
    isKept,
    /** Unsaved work of an earlier visit, until it is restored or discarded. */
    found,
    restore() {
      if (!found) return;
      form.restore(found.state, found.intent);
      settle();
    },
    /** Offers to restore work kept while the screen was open. */
    offer,
    discard() {
      if (!found) return;
      const storage = planDraft({ myId: me.id, customerId }, found.state.draftId);
      if (storage.read()) storage.keep(null);
      settle();
    },
  };
}
