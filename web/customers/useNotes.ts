import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notes } from '#domain/coaching/note.ts';
import { fieldErrors, messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { rules } from '../api/rules.ts';
import { useMe } from '../session/session.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { useStateOf } from '../ui/useStateOf.ts';
import { notesQuery, useSaveNotes } from './api.ts';
import { keepDraft, keptDraft, type NoteDraft } from './noteDraft.ts';
import { changedMeanwhile, isUnsaved, joined } from './noteState.ts';
import { useLateFailure } from './useLateFailure.ts';
import { useNoteDraft } from './useNoteDraft.ts';

export type NotesDesk = ReturnType<typeof useNotes>;

/** A dietician's notes about one customer: what is saved, and what is typed and not saved yet. */
export function useNotes(customerId: string) {
  const queries = useQueryClient();
  const query = useQuery(notesQuery(customerId));
  const { id: myId } = useMe();
  const late = useLateFailure(customerId, 'save notes');
  const save = useSaveNotes();
  const saved = query.data;
  const { draft, setDraft, returned, keptHere } = useNoteDraft(customerId, saved);
  const [failure, setFailure] = useStateOf<string | null>(customerId, () => null);
  const [fieldError, setFieldError] = useStateOf<string | undefined>(customerId, () => undefined);
  // After a 412 the other text is on screen: saving once more goes over it knowingly.
  const [seen, setSeen] = useStateOf(customerId, () => 0);
  // From the press to the answer: a second press may come before the screen shows the first.
  const [running] = useStateOf(customerId, () => ({ current: false }));
  const text = draft?.text ?? saved?.notes ?? '';

  function write(next: string, basedOn: number) {
    const nothingTyped = next === saved?.notes;
    setDraft(nothingTyped ? null : { text: next, basedOn, typedAt: new Date().toISOString() });
    setFieldError(undefined);
  }

  /** What the schema says against the text, if anything. */
  async function wrong(): Promise<string | undefined> {
    const schemas = await rules(() => import('#domain/coaching/noteSchema.ts'));
    return fieldErrors(schemas.notesInputSchema.safeParse({ notes: text }).error).notes;
  }

  /** Beside the notes, or wherever one is when they are no longer on screen. */
  function say(reason: string, isAboutText: boolean) {
    if (!late.isHere()) late.say(reason, keptDraft(myId, customerId) !== null);
    else if (isAboutText) setFieldError(reason);
    else setFailure(reason);
  }

  async function submit() {
    if (!saved || running.current) return;
    running.current = true;
    setFailure(null);
    setFieldError(undefined);
    late.takeBack();
    await checkAndSave(Math.max(draft?.basedOn ?? saved.version, seen));
    running.current = false;
  }

  async function checkAndSave(basedOn: number) {
    try {
      const complaint = await wrong();
      if (complaint) return say(complaint, true);
    } catch (error) {
      return say(messageOf(error), false);
    }
    // As a promise: it settles whoever is on screen by then.
    await save.mutateAsync({ customerId, notes: text, basedOn }).then(onSuccess, onError);
  }

  function onSuccess(now: Notes) {
    // What was typed since then is a change of what is saved now.
    const rest = (typed: NoteDraft | null) =>
      typed && typed.text !== text ? { ...typed, basedOn: now.version } : null;
    if (!late.isHere()) {
      keepDraft(myId, customerId, rest(keptDraft(myId, customerId)));
      return;
    }
    toastSuccess('Notes saved.');
    setDraft(rest);
  }

  async function onError(error: unknown) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 412) {
      // Not by `query`, which by now may be about another customer.
      const fresh = await queries
        .fetchQuery({ ...notesQuery(customerId), staleTime: 0 })
        .catch(() => null);
      if (fresh) setSeen(fresh.version);
      // Both texts stand there.
      if (fresh && late.isHere()) return;
    }
    const aboutText = fieldErrors(error).notes;
    say(aboutText ?? messageOf(error), aboutText !== undefined);
  }

  return {
    query,
    saved,
    text,
    unsaved: saved !== undefined && isUnsaved(draft, saved),
    /** What somebody else saved after the typing began. */
    other: saved && changedMeanwhile(draft, saved) ? saved : null,
    /** Typed in an earlier visit and given back. */
    returned,
    keptHere,
    failure,
    fieldError,
    saving: save.isPending && save.variables.customerId === customerId,
    submit: () => void submit(),
    type: (next: string) => write(next, draft?.basedOn ?? saved?.version ?? 0),
    discard: () => setDraft(null),
    keepBoth: () => saved && write(joined(text, saved.notes), saved.version),
  };
}
