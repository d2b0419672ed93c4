import type { Day } from '#domain/day.ts';
import { changedParts, withParts } from '#domain/progress/dayParts.ts';
import { conflictPath, contentOf, mergeDay, NOTHING } from '#domain/progress/mergeDay.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { draftStorage } from '../draft/draftStorage.ts';
import { queryClient } from '../live/queryClient.ts';
import { dayStored, fetchDay, newerOf } from './api.ts';
import { type Attempt, type DayDraft, dayDraft, draftKey, isUntouched } from './draft.ts';
import { baseAfter, draftOn, draftWith, unsentParts, withNeeded } from './draftParts.ts';
import type { SavedBySelf } from './savedBySelf.ts';

export const NO_DRAFT = { draft: null, failure: null, isContested: false };

/**
 * The draft of one day on this page, with what is known of the day. My Progress, the dashboard and other
 * tabs write in the same one: each change is made in the draft as it stands, and none is put in the place
 * of another.
 */
export function draftHere(customerId: string, date: Day, onChange: () => void) {
  const storage = draftStorage(draftKey(customerId, date), dayDraft);
  let state: SavedBySelf = {
    draft: storage.read(),
    record: null,
    failure: null,
    isKept: true,
    dropped: null,
    isContested: false,
  };
  /** What the storage held as this page last wrote or read it. */
  let kept = state.draft;
  let isSending = false;
  let isClosed = false;
  let isShownLater = false;

  const set = (patch: Partial<SavedBySelf>) => {
    state = { ...state, ...patch };
    if (!isShownLater) onChange();
  };
  const keep = (draft: DayDraft | null): boolean => {
    // Nothing of who has left stays in the browser, also where an answer or a field comes late.
    if (isClosed) return false;
    const isKept = storage.keep(draft);
    if (isKept) kept = draft;
    return isKept;
  };
  /** The draft as it is now: another tab may have written in it since. */
  const latest = () => {
    if (storage.isCurrent()) return state.draft;
    const mine = state.isKept ? null : state.draft;
    const before = kept;
    // What was read is what is kept from here on: else the next look would take the one before for it.
    kept = storage.read();
    // What found no room here goes on top of what another tab could keep.
    state = { ...state, draft: mine && kept ? draftWith(kept, mine, before) : (mine ?? kept) };
    return state.draft;
  };
  const put = (next: DayDraft, isDone = (draft: DayDraft) => unsentParts(draft).length === 0) => {
    const isOpen = isSending || next.trying !== null;
    const needed = isOpen ? next : withNeeded(next);
    const draft = !isOpen && isDone(needed) ? null : needed;
    set({ isKept: keep(draft), ...(draft ? { draft, dropped: null } : NO_DRAFT) });
  };

  const know = (record: DailyProgress) => {
    state = { ...state, record: newerOf(state.record, record) };
    dayStored(queryClient, customerId, record);
  };

  /** Puts what is stored by now under the draft, `attempt` being what the answer is to. */
  const settle = (record: DailyProgress, attempt: Attempt) => {
    if (isClosed) return;
    know(record);
    const draft = latest();
    if (draft) put(withNeeded(draftOn(draft, record, baseAfter(draft, attempt))));
    else set(NO_DRAFT);
  };

  /** Leaves parts in the draft, for Submit on My Progress to ask about. */
  const leave = (
    parts: readonly string[],
    record: DailyProgress | null,
    baseOfDraft = (draft: DayDraft) => draft.base,
  ) => {
    const draft = latest();
    if (!draft || isClosed) return;
    const sends = draft.sends.filter((part) => !parts.includes(part));
    put(draftOn({ ...draft, base: baseOfDraft(draft), sends }, record));
  };

  const leaveContested = async ({ base, content }: Attempt) => {
    // Not by its query: an answer on its way there may be from before the other device stored the day.
    const { record } = await fetchDay(customerId, date);
    if (!record || isClosed) return;
    state = { ...state, record: newerOf(state.record, record) };
    const contested = mergeDay(base, content, contentOf(record)).conflicts.map(conflictPath);
    // A record that was on screen meanwhile may have said the same as this device, and have become its base:
    // then the other device's change of it would be taken without a word.
    leave(contested, record, (draft) =>
      withParts(draft.base ?? NOTHING, base ?? NOTHING, contested),
    );
    if (contested.length > 0) set({ isContested: true });
  };

  /**
   * An earlier try may have arrived without an answer, before another device changed the day: what stands
   * there as this device sent it is no change of somebody else.
   */
  const noteArrived = async ({ base, content }: Attempt) => {
    const { record } = await fetchDay(customerId, date);
    if (!record || isClosed) return;
    const stored = contentOf(record);
    const others = changedParts(content, stored);
    const arrived = changedParts(base ?? NOTHING, content).filter((part) => !others.includes(part));
    leave([], record, (draft) => withParts(draft.base ?? NOTHING, stored, arrived));
  };

  /** Notes in the draft what is on its way, for other tabs and for the page that comes after this one. */
  const noteTry = (trying: Attempt | null) => {
    const draft = latest();
    if (!draft || isClosed) return;
    const noted = { ...draft, trying };
    state = { ...state, draft: noted, isKept: keep(noted) };
  };

  const look = () => {
    const draft = latest();
    state = { ...state, draft, isContested: draft !== null && state.isContested };
  };

  return {
    state: () => state,
    set,
    latest,
    put,
    settle,
    leave,
    leaveContested,
    noteArrived,
    noteTry,
    look,
    /** Keeps a draft only if there is room for it. */
    keepWhole(draft: DayDraft): boolean {
      if (!keep(draft)) return false;
      set({ draft, isKept: true });
      return true;
    },
    /** Another tab has written the draft, or heard what is `stored`. */
    hear(stored?: DailyProgress) {
      look();
      if (state.draft === null) state = { ...state, failure: null };
      if (stored) know(stored);
    },
    /** Forgets all that is not stored. Returns what can be taken back; null for nothing. */
    drop(): DayDraft | null {
      const draft = latest();
      const dropped = draft && !isUntouched(draft) ? draft : null;
      set({ isKept: keep(null), ...NO_DRAFT, dropped });
      return dropped;
    },
    /** Another tab has dropped the draft, which is of both. */
    hearDropped(dropped: DayDraft) {
      look();
      state = { ...state, dropped };
    },
    forgetDropped: () => set({ dropped: null }),
    /** While something is on its way, a draft that says nothing new stays: its answer may be lost. */
    sends(is: boolean) {
      isSending = is;
    },
    /** Makes changes of which nobody is told yet. */
    untold(change: () => void) {
      isShownLater = true;
      change();
      isShownLater = false;
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
    },
  };
}
