import type { Day } from '#domain/day.ts';
import { changedParts, withParts } from '#domain/progress/dayParts.ts';
import {
  conflictPath,
  contentOf,
  type DayPart,
  mergeDay,
  NOTHING,
} from '#domain/progress/mergeDay.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { retryAfter } from '../api/retryAfter.ts';
import { draftStorage } from '../draft/draftStorage.ts';
import { queryClient } from '../live/queryClient.ts';
import { inTurn } from '../store/inTurn.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { dayStored, fetchDay, newerOf, storeDay } from './api.ts';
import {
  type Attempt,
  type DayDraft,
  dayDraft,
  draftFrom,
  draftKey,
  isUntouched,
} from './draft.ts';
import {
  baseAfter,
  baseOf,
  contentOfDraft,
  draftOn,
  isWaiting,
  nextAttempt,
  unsentParts,
  withNeeded,
} from './draftParts.ts';
import { isUnread, partOf, refusalIn, wasRefused } from './refusedDay.ts';
import type { SavedBySelf } from './savedBySelf.ts';

/** What rests this long is sent: nobody is told of half a sentence. */
const REST_MS = 2500;
const MOST_CONFLICTS = 3;

/**
 * One day of one customer that saves itself. What is tapped goes into the draft of the day, and from there
 * to the server: one request at a time, each with all that was tapped until then. What is not stored stays
 * in the draft, and is tried again. My Progress and other tabs write in the same draft: each change is made
 * in the draft as it stands, and none is put in the place of another.
 */
export function selfSaving(
  customerId: string,
  date: Day,
  onChange: () => void,
  onStored: (record: DailyProgress) => void = () => undefined,
) {
  const storage = draftStorage(draftKey(customerId, date), dayDraft);
  let state: SavedBySelf = {
    draft: storage.read(),
    record: null,
    failure: null,
    isKept: true,
    isContested: false,
  };
  let isSending = false;
  let isClosed = false;
  let isAskedAgain = false;
  let isShownLater = false;
  let failures = 0;
  let conflicts = 0;
  const typing = new Set<DayPart>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  const set = (patch: Partial<SavedBySelf>) => {
    state = { ...state, ...patch };
    if (!isShownLater) onChange();
  };
  /** The draft as it is now: another tab may have written in it since. */
  const latest = () => {
    // What was read is what is kept from here on: else the next look would take the one before for it.
    if (state.isKept && !storage.isCurrent()) state = { ...state, draft: storage.read() };
    return state.draft;
  };
  const none = { draft: null, failure: null, isContested: false };
  const put = (next: DayDraft, isDone = (draft: DayDraft) => unsentParts(draft).length === 0) => {
    const isOpen = isSending || next.trying !== null;
    const needed = isOpen ? next : withNeeded(next);
    const draft = !isOpen && isDone(needed) ? null : needed;
    set({ isKept: storage.keep(draft), ...(draft ? { draft } : none) });
  };

  /** Puts what is stored by now under the draft, `attempt` being what the answer is to. */
  const settle = (record: DailyProgress, attempt: Attempt) => {
    if (isClosed) return;
    state = { ...state, record: newerOf(state.record, record) };
    dayStored(queryClient, customerId, record);
    const draft = latest();
    if (draft) put(withNeeded(draftOn(draft, record, baseAfter(draft, attempt))));
    else set(none);
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
    state = { ...state, draft: noted, isKept: storage.keep(noted) };
  };

  const send = async (attempt: Attempt, isRepeated: boolean) => {
    noteTry(attempt);
    try {
      const submission = { ...attempt.content, base: attempt.base };
      const record = await storeDay(customerId, { date, submission });
      noteTry(null);
      settle(record, attempt);
      onStored(record);
    } catch (error) {
      // That nobody is signed in says nothing of a try before.
      const isSettled = wasRefused(error) && !(isRepeated && isUnread(error));
      noteTry(isSettled ? null : attempt);
      const { code, fields } = refusalIn(error);
      // Refused, it is not stored. What the draft says by now is another matter.
      if (isRepeated && code === 'day-conflict') return await noteArrived(attempt);
      if (isRepeated && isSettled && nextAttempt(latest(), typing)) return;
      if (code === 'invalid') leave(Object.keys(fields).map(partOf), state.record);
      conflicts += 1;
      if (code !== 'day-conflict' || conflicts > MOST_CONFLICTS) throw error;
      await leaveContested(attempt);
    }
  };

  /** The tabs of one browser have one draft, and send it in turn. False: nothing waits. */
  const sendNext = () =>
    inTurn(draftKey(customerId, date), async () => {
      if (isClosed) return false;
      const draft = latest();
      // What got no answer may be stored: nothing else is sent before it is known.
      const unanswered = draft?.trying ?? null;
      const attempt = unanswered ?? nextAttempt(draft, typing);
      if (attempt) await send(attempt, unanswered !== null);
      return attempt !== null;
    });

  const run = async () => {
    isAskedAgain = isSending;
    if (isSending || isClosed) return;
    clearTimeout(retrying);
    isSending = true;
    conflicts = 0;
    let failure: unknown = null;
    try {
      while (await sendNext());
      failures = 0;
    } catch (thrown) {
      failure = thrown;
    }
    isSending = false;
    if (isClosed) return;
    const draft = latest();
    if (draft) put(draft);
    else set(none);
    set({ failure: state.draft && failure });
    if (failure === null) return;
    // Of what failed, it may have begun before a log-in, or before the connection was back.
    if (isAskedAgain) return void run();
    failures += 1;
    const wait = retryAfter(failure, failures);
    if (wait !== null) retrying = setTimeout(() => void run(), wait);
  };

  const rest = () => {
    clearTimeout(resting);
    typing.clear();
    // The first request after a connection is back may still fail: the next one comes soon.
    failures = 0;
    void run();
  };

  const look = () => {
    const draft = latest();
    state = { ...state, draft, isContested: draft !== null && state.isContested };
  };

  /**
   * What My Progress `submitted` without an answer: it may be stored, and is sent again, on top of what was
   * written in the draft since. False: it is empty, or there is no room to keep it until then.
   */
  const submit = (submitted: DayDraft, record: DailyProgress | null): boolean => {
    const content = contentOfDraft(submitted);
    const draft = latest() ?? submitted;
    const since = changedParts(content, contentOfDraft(draft));
    const parts = unsentParts(submitted);
    if (parts.length === 0) return false;
    const sends = [...draft.sends, ...parts.filter((part) => !since.includes(part))];
    const trying = draft.trying ?? { base: baseOf(submitted, record), content };
    const next = { ...draft, trying, sends: [...new Set(sends)] };
    if (!storage.keep(next)) {
      put(draft);
      return false;
    }
    set({ draft: next, isKept: true });
    void run();
    return true;
  };

  return {
    state: () => state,
    submit,
    /** My Progress has stored what this draft said, `submitted`: what was written since stays. */
    submitted(record: DailyProgress, submitted: DayDraft) {
      if (isClosed) return;
      settle(record, { base: submitted.base, content: contentOfDraft(submitted) });
      onStored(record);
    },
    /**
     * Changes the day on My Progress, where only Submit sends: what is `typed` waits for it, even in a part
     * that waited to be sent. What is tapped again is sent, if it waited, as it says by then.
     */
    edit(
      shown: DailyProgress | null,
      change: (draft: DayDraft) => DayDraft,
      typed: readonly DayPart[] = [],
    ): DayDraft {
      const next = change(latest() ?? draftFrom(newerOf(state.record, shown)));
      const sends = next.sends.filter((part) => !typed.includes(part));
      put({ ...next, sends }, isUntouched);
      return next;
    },
    /** Forgets all that is not stored. */
    drop: () => set({ isKept: storage.keep(null), ...none }),
    /** Reads the draft anew. */
    look,
    /** Another tab has written the draft, or heard what is `stored`. */
    hear(stored?: DailyProgress) {
      look();
      if (state.draft === null) state = { ...state, failure: null };
      if (!stored) return;
      state = { ...state, record: newerOf(state.record, stored) };
      dayStored(queryClient, customerId, stored);
    },
    /**
     * Changes these parts of the day, as `edit` says; typed ones are sent once they rest. A tap is kept at once,
     * and shown by the day once its own box was painted.
     */
    change(
      shown: DailyProgress | null,
      edit: (draft: DayDraft) => DayDraft,
      { parts, isTyped, isTap }: { parts: readonly DayPart[]; isTyped?: boolean; isTap?: boolean },
    ) {
      const record = newerOf(state.record, shown);
      const draft = edit(draftOn(latest() ?? draftFrom(record), record));
      isShownLater = isTap === true;
      put({ ...draft, sends: [...new Set([...draft.sends, ...parts])] });
      isShownLater = false;
      if (isTap)
        return afterPaint(() => {
          onChange();
          void run();
        });
      if (!isTyped) return void run();
      for (const part of parts) typing.add(part);
      clearTimeout(resting);
      resting = setTimeout(rest, REST_MS);
    },
    /** Sends now what waits: what was typed is left, the connection is back, or somebody says so. */
    flush: rest,
    isWaiting() {
      const draft = latest();
      return draft !== null && isWaiting(draft);
    },
    close() {
      isClosed = true;
      clearTimeout(resting);
      clearTimeout(retrying);
    },
  };
}
