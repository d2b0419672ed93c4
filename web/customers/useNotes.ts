import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notes } from '#domain/customers/customerSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { useDraft, useKeyedState } from '../draft/useDraft.ts';
import { unlessOutdated } from '../draft/useEdit.ts';
import { checkWith, useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { integer, object, type Shaped, string } from '../store/shape.ts';
import { notesQuery, useSaveNotes } from './api.ts';
import { useLateFailure } from './useCustomer.ts';
import { say } from './words.ts';

const schema = async () => (await import('#domain/customers/customerSchema.ts')).notesInputSchema;

export type NotesForm = ReturnType<typeof useNotes>;

/** A dietician's notes about one customer: what is saved, and what is typed and not saved yet. */
export function useNotes(customerId: string) {
  const queries = useQueryClient();
  const query = useQuery(notesQuery(customerId));
  const saved = query.data;
  const key = `weekplate:${useMe().id}:note-draft:${customerId}`;
  const kept = useDraft({
    key,
    shape: noteDraft,
    isUnsaved: (draft) => saved === undefined || isUnsaved(draft, saved),
  });
  const { draft, unsaved, storage } = kept;
  const text = draft?.text ?? saved?.notes ?? '';
  // The version of the other text that a 412 has brought on screen: saving again replaces it on purpose.
  const [seen, setSeen] = useKeyedState(customerId, () => 0);
  const save = useSaveNotes();
  const late = useLateFailure(customerId, 'notes');
  const sending = useSending<Notes | ApiError>(key, {
    onStored: (now) => now instanceof ApiError || toastSuccess(say.notesSaved),
    onUnseen(outcome) {
      const error = outcome.ok ? outcome.stored : outcome.failure;
      const complaint = outcome.ok ? undefined : outcome.errors.notes;
      if (complaint || error instanceof Error)
        late.say(complaint ?? messageOf(error), storage.isCurrent());
    },
  });

  async function store(notes: { notes: string }, basedOn: number) {
    const now = await unlessOutdated(save.mutateAsync({ customerId, ...notes, basedOn }));
    if (now instanceof ApiError) {
      // Both texts are on screen then.
      const fresh = await queries.fetchQuery({ ...notesQuery(customerId), staleTime: 0 });
      setSeen(fresh.version);
    } else {
      // Text typed since the press is based on the version just saved.
      const { version } = now;
      kept.settle((typed) => (typed.text === text ? null : { ...typed, basedOn: version }));
    }
    return now;
  }

  function write(text: string, basedOn: number) {
    const typedAt = new Date().toISOString();
    if (text === saved?.notes) kept.drop();
    else kept.write(() => ({ text, basedOn, typedAt }));
    sending.mend(['notes'], sending.failure);
  }

  return {
    query,
    saved,
    text,
    unsaved: saved !== undefined && unsaved !== null,
    /** What somebody else saved after the typing began. */
    other: saved && changedMeanwhile(draft, saved) ? saved : null,
    /** Typed in an earlier visit and restored. */
    returned: unsaved && kept.found,
    keptHere: kept.isKept,
    fieldError: sending.errors.notes,
    failure: sending.failure === null || sending.errors.notes ? null : messageOf(sending.failure),
    saving: sending.busy,
    submit() {
      if (!saved) return;
      const basedOn = Math.max(draft?.basedOn ?? saved.version, seen);
      late.takeBack();
      sending.send(
        () => checkWith(schema, { notes: text }),
        (notes) => store(notes, basedOn),
      );
    },
    type: (next: string) => write(next, draft?.basedOn ?? saved?.version ?? 0),
    discard: kept.drop,
    keepBoth: () => saved && write(joined(text, saved.notes), saved.version),
  };
}

/** Notes typed and not yet saved, kept in this browser through a crash or a reload. */
const noteDraft = object({
  text: string,
  /** The version that was on screen when the typing began. */
  basedOn: integer,
  typedAt: string,
});
type NoteDraft = Shaped<typeof noteDraft>;

/** The server stores notes trimmed, so outer spaces are no change. */
const sameText = (one: string, other: string) => one.trim() === other.trim();

/** True while there is something typed that the server does not have. */
export function isUnsaved(draft: NoteDraft | null, saved: Notes): draft is NoteDraft {
  return draft !== null && !sameText(draft.text, saved.notes);
}

/** True if somebody saved a different text after the typing began. */
export function changedMeanwhile(draft: NoteDraft | null, saved: Notes): boolean {
  return isUnsaved(draft, saved) && saved.version !== draft.basedOn;
}

/** Both texts, mine first; nothing is doubled when one holds the other. */
export function joined(mine: string, theirs: string): string {
  if (mine.includes(theirs.trim())) return mine;
  if (theirs.includes(mine.trim())) return theirs;
  return `${mine.trimEnd()}\n\n${theirs.trimStart()}`;
}
