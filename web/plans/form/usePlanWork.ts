import { useEffect, useLayoutEffect, useState } from 'react';
import { mondayFrom } from '#domain/plans/nextStart.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { beforeLeaving } from '../../session/drafts.ts';
import { useMe } from '../../session/session.tsx';
import { browserStore } from '../../store/browserStore.ts';
import { keepUnsaved } from './draftKeeper.ts';
import { focusForm } from './focusField.ts';
import { draftsKey, dropDraft, type KeptDraft, readDrafts } from './keptDrafts.ts';
import { PlanForm } from './planForm.ts';

/** The plan being written for one customer, and what an earlier visit left unsaved for them. */
type Work = { readonly form: PlanForm; readonly found: KeptDraft | null };

export type PlanWork = ReturnType<typeof usePlanWork>;

/**
 * The form for a customer, with its unsaved work kept in the browser. Each customer keeps their own work while the
 * dietician looks at another; null is the work begun before a customer was chosen. The next one chosen takes that
 * form over as it is, so that it stays on screen, with the focus, for somebody who is already typing.
 */
export function usePlanWork(customerId: string | null) {
  const me = useMe();
  const [works] = useState(() => new Map<string | null, Work>());
  // A render that React begins again finds the form of the first attempt: what is keyed by a form would never settle.
  const [begun] = useState(() => new Map<string | null, Work>());
  const key = draftsKey(me.id, customerId);
  const begin = (): Work => {
    const found = readDrafts(browserStore(), key)[0] ?? null;
    const form = works.get(null)?.form ?? new PlanForm(emptyPlan(mondayFrom(me.today)));
    const work = { form, found };
    begun.set(customerId, work);
    return work;
  };
  const work = works.get(customerId) ?? begun.get(customerId) ?? begin();
  // Not while rendering: a render that is given up must not take the form from whom it is on screen for.
  useLayoutEffect(() => {
    works.set(customerId, work);
    begun.clear();
    if (customerId !== null && works.get(null)?.form === work.form) works.delete(null);
  }, [works, begun, customerId, work]);
  const { form, found } = work;
  const [isKept, setKept] = useState(true);
  const [settled, setSettled] = useState<ReadonlySet<KeptDraft>>(new Set());

  useEffect(() => {
    // Work begun before this customer was chosen now belongs to them.
    if (customerId) dropDraft(browserStore(), draftsKey(me.id, null), form.state.draftId);
    const keeper = keepUnsaved(form, browserStore(), key, setKept);
    const onHide = () => keeper.flush();
    const stay = beforeLeaving(() => {
      keeper.flush();
      return form.dirty;
    });
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stay();
      keeper.stop();
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [form, key, customerId, me.id]);

  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (form.dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form, isKept]);

  const settle = (draft: KeptDraft) => {
    setSettled((now) => new Set(now).add(draft));
    focusForm();
  };
  return {
    form,
    /** False when this browser refuses to keep unsaved work. */
    isKept,
    /** Unsaved work of an earlier visit, until it is restored or discarded. */
    found: found && !settled.has(found) ? found : null,
    restore() {
      if (!found) return;
      const { state, intent } = found;
      form.restore(state, intent && { key: intent.key, input: intent.plan });
      settle(found);
    },
    /** Offers to restore work kept while the screen was open. */
    offer(draft: KeptDraft) {
      works.set(customerId, { form, found: draft });
      setSettled((now) => new Set(now));
    },
    discard() {
      if (!found) return;
      dropDraft(browserStore(), key, found.state.draftId);
      settle(found);
    },
  };
}
