import type { Store } from '../../store/browserStore.ts';
import { differ } from './fields.ts';
import type { FormState } from './formState.ts';
import { dropDraft, keepDraft } from './keptDrafts.ts';
import type { PlanForm } from './planForm.ts';

const DELAY_MS = 400;

const isUnsaved = ({ base, values }: FormState) => differ(base, values);

/**
 * Keeps a form's unsaved work in the browser, a moment after each change, and tells `onKept` whether the browser
 * accepts it. `flush` keeps pending work at once; `stop` does the same and ends the keeping.
 */
export function keepUnsaved(
  form: PlanForm,
  store: Store,
  key: string,
  onKept: (isKept: boolean) => void,
): { stop: () => void; flush: () => void } {
  let seen = form.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (isUnsaved(seen)) timer = setTimeout(() => flush(), DELAY_MS);

  const put = (state: FormState) => {
    const isKept = isUnsaved(state)
      ? keepDraft(store, key, {
          savedAt: new Date().toISOString(),
          state,
          intent: form.intent && { key: form.intent.key, plan: form.intent.input },
        })
      : dropDraft(store, key, state.draftId);
    onKept(isKept);
  };

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    put(form.state);
  };

  /**
   * Called when another plan was loaded over this one: unsaved work stays kept, unless it was stored or given up.
   */
  const leave = (state: FormState) => {
    if (form.abandoned.has(state.draftId)) dropDraft(store, key, state.draftId);
    else put(state);
  };

  const unsubscribe = form.subscribe(() => {
    if (form.state === seen) return;
    if (form.state.draftId !== seen.draftId) leave(seen);
    seen = form.state;
    clearTimeout(timer);
    timer = setTimeout(flush, DELAY_MS);
  });

  const stop = () => {
    flush();
    unsubscribe();
  };
  return { stop, flush };
}
