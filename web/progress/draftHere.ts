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
 * The draft of one day on this page, with what is known of the day. My Progress, the dashboard and other tabs all
 * write in the same draft: each change is applied to the latest draft, and none overwrites another.
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
  /** The stored draft as this page last wrote or read it. */
  let kept = state.draft;
  let isSending = false;
  let isClosed = false;
  let isShownLater = false;

  const set = (patch: Partial<SavedBySelf>) => {
    state = { ...state, ...patch };
    if (!isShownLater) onChange();
  };
  const keep = (draft: DayDraft | null): boolean => {
    // Nothing is kept in the browser for a person who has signed out, even if an answer or an input event comes
    // late.
    if (isClosed) return false;
    const isKept = storage.keep(draft);
    if (isKept) kept = draft;
    return isKept;
  };
  /** The current draft: another tab may have written to it since. */
  const latest = () => {
    if (storage.isCurrent()) return state.draft;
    const mine = state.isKept ? null : state.draft;
    const before = kept;
    // From here on `kept` is the draft just read; otherwise the next look would compare with the previous one.
    kept = storage.read();
    // Changes that this page had no room to keep are applied to the draft that another tab could keep.
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

  /** Rebases the draft on what is stored now; `attempt` is what the server answered. */
  const settle = (record: DailyProgress, attempt: Attempt) => {
    if (isClosed) return;
    know(record);
    const draft = latest();
    if (draft) put(withNeeded(draftOn(draft, record, baseAfter(draft, attempt))));
    else set(NO_DRAFT);
  };

  /** Stops sending these parts automatically; Submit on My Progress will ask about them. */
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
    // Fetched without the query: an answer already on its way there may predate the other device's change.
    const { record } = await fetchDay(customerId, date);
    if (!record || isClosed) return;
    state = { ...state, record: newerOf(state.record, record) };
    const contested = mergeDay(base, content, contentOf(record)).conflicts.map(conflictPath);
    // A record shown in the meantime may have had the same values as this device, and have become the draft's
    // base. With that base the other device's change would be accepted without asking.
    leave(contested, record, (draft) =>
      withParts(draft.base ?? NOTHING, base ?? NOTHING, contested),
    );
    if (contested.length > 0) set({ isContested: true });
  };

  /**
   * An earlier attempt may have been stored although its answer was lost, before another device changed the day:
   * stored values that equal what this device sent are not somebody else's change.
   */
  const noteArrived = async ({ base, content }: Attempt) => {
    const { record } = await fetchDay(customerId, date);
    if (!record || isClosed) return;
    const stored = contentOf(record);
    const others = changedParts(content, stored);
    const arrived = changedParts(base ?? NOTHING, content).filter((part) => !others.includes(part));
    leave([], record, (draft) => withParts(draft.base ?? NOTHING, stored, arrived));
  };

  /** Records in the draft what is being sent, for other tabs and for the next page. */
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
    /** Keeps a draft only if storage has room for it. */
    keepWhole(draft: DayDraft): boolean {
      if (!keep(draft)) return false;
      set({ draft, isKept: true });
      return true;
    },
    /** Another tab has written the draft, or received the `stored` record. */
    hear(stored?: DailyProgress) {
      look();
      if (state.draft === null) state = { ...state, failure: null };
      if (stored) know(stored);
    },
    /**
     * Drops everything that is not stored. Returns the dropped draft, so that it can be restored; null for
     * nothing.
     */
    drop(): DayDraft | null {
      const draft = latest();
      const dropped = draft && !isUntouched(draft) ? draft : null;
      set({ isKept: keep(null), ...NO_DRAFT, dropped });
      return dropped;
    },
    /** Another tab has dropped the draft, which both share. */
    hearDropped(dropped: DayDraft) {
      look();
      state = { ...state, dropped };
    },
    forgetDropped: () => set({ dropped: null }),
    /** While a request is running, even a draft without changes is kept: its answer may be lost. */
    sends(is: boolean) {
      isSending = is;
    },
    /** Makes changes without notifying listeners yet. */
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
