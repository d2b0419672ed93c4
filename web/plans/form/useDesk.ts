import { useEffect, useState } from 'react';
import { mondayFrom } from '#domain/plans/nextStart.ts';
import { beforeLeaving } from '../../session/drafts.ts';
import { useMe } from '../../session/session.tsx';
import { browserStore } from '../../store/browserStore.ts';
import { Desks } from './desks.ts';
import { type Keeping, keepUnsaved } from './draftKeeper.ts';
import { focusForm } from './focusField.ts';
import { draftsKey, dropDraft, type KeptDraft } from './keptDrafts.ts';
import type { PlanForm } from './planForm.ts';

export type DeskView = {
  readonly form: PlanForm;
  /** Whether the browser takes what is unsaved; null before anything was. */
  readonly keeping: Keeping | null;
  /** Unsaved work of an earlier visit, until it is restored or discarded. */
  readonly found: KeptDraft | null;
  readonly restore: () => void;
  readonly discard: () => void;
};

/** The form for a customer, with its unsaved work kept in the browser. */
export function useDesk(customerId: string | null): DeskView {
  const me = useMe();
  const [desks] = useState(
    () => new Desks(mondayFrom(me.today), (customer) => draftsKey(me.id, customer)),
  );
  const { form, found } = desks.at(customerId);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<KeptDraft>>(new Set());
  const key = draftsKey(me.id, customerId);

  useEffect(() => {
    // Work begun before this customer was chosen is theirs now.
    if (customerId) dropDraft(browserStore(), draftsKey(me.id, null), form.state.draftId);
    const keeper = keepUnsaved(form, browserStore(), key, setKeeping);
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
    if (keeping !== 'refused') return;
    const warn = (event: BeforeUnloadEvent) => {
      if (form.dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form, keeping]);

  const settle = (draft: KeptDraft) => setSettled((now) => new Set(now).add(draft));
  return {
    form,
    keeping,
    found: found && !settled.has(found) ? found : null,
    restore: () => {
      if (!found) return;
      const { state, intent } = found;
      form.takeUp(state, intent && { key: intent.key, input: intent.plan });
      settle(found);
      focusForm();
    },
    discard: () => {
      if (!found) return;
      dropDraft(browserStore(), key, found.state.draftId);
      settle(found);
      focusForm();
    },
  };
}
