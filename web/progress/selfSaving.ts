import type { Day } from '#domain/day.ts';
import { changedParts } from '#domain/progress/dayParts.ts';
import type { DayPart } from '#domain/progress/mergeDay.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { retryAfter } from '../api/retryAfter.ts';
import { afterPaint } from '../kit/time.ts';
import { inTurn } from '../store/inTurn.ts';
import { newerOf, storeDay } from './api.ts';
import { type Attempt, type DayDraft, draftFrom, draftKey, isUntouched } from './draft.ts';
import { draftHere, NO_DRAFT } from './draftHere.ts';
import {
  baseOf,
  contentOfDraft,
  draftOn,
  isWaiting,
  nextAttempt,
  unsentParts,
} from './draftParts.ts';
import { isUnread, partOf, refusalIn, wasRefused } from './refusedDay.ts';

/** The pause in typing before the text is sent, so that nobody is notified of half a sentence. */
const REST_MS = 2500;
const MOST_CONFLICTS = 3;

/**
 * One day of one customer that saves itself. Taps go into the draft of the day, and from there to the server: one
 * request at a time, each with all changes until then. What is not stored stays in the draft and is retried.
 */
export function selfSaving(
  customerId: string,
  date: Day,
  onChange: () => void,
  onStored: (record: DailyProgress) => void = () => undefined,
  onDropped: (dropped: DayDraft) => void = () => undefined,
) {
  const day = draftHere(customerId, date, onChange);
  const { state, set, latest, put, settle } = day;
  let isSending = false;
  let isAskedAgain = false;
  let failures = 0;
  let conflicts = 0;
  const typing = new Set<DayPart>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  const send = async (attempt: Attempt, isRepeated: boolean) => {
    day.noteTry(attempt);
    try {
      const submission = { ...attempt.content, base: attempt.base };
      const record = await storeDay(customerId, { date, submission });
      day.noteTry(null);
      settle(record, attempt);
      onStored(record);
    } catch (error) {
      // The answer that nobody is signed in says nothing about an earlier attempt.
      const isSettled = wasRefused(error) && !(isRepeated && isUnread(error));
      day.noteTry(isSettled ? null : attempt);
      const { code, fields } = refusalIn(error);
      // A refused attempt is not stored. What the draft contains by now is a different matter.
      if (isRepeated && code === 'day-conflict') return await day.noteArrived(attempt);
      if (isRepeated && isSettled && nextAttempt(latest(), typing)) return;
      if (code === 'invalid') day.leave(Object.keys(fields).map(partOf), state().record);
      conflicts += 1;
      if (code !== 'day-conflict' || conflicts > MOST_CONFLICTS) throw error;
      await day.leaveContested(attempt);
    }
  };

  /** The tabs of one browser share one draft and take turns to send it. False: nothing waits. */
  const sendNext = () =>
    inTurn(draftKey(customerId, date), async () => {
      if (day.isClosed()) return false;
      const draft = latest();
      // An attempt without an answer may be stored, so nothing else is sent until that is known.
      const unanswered = draft?.trying ?? null;
      const attempt = unanswered ?? nextAttempt(draft, typing);
      if (attempt) await send(attempt, unanswered !== null);
      return attempt !== null;
    });

  const run = async () => {
    isAskedAgain = isSending;
    if (isSending || day.isClosed()) return;
    clearTimeout(retrying);
    isSending = true;
    day.sends(true);
    conflicts = 0;
    let failure: unknown = null;
    try {
      while (await sendNext());
      failures = 0;
    } catch (thrown) {
      failure = thrown;
    }
    isSending = false;
    day.sends(false);
    if (day.isClosed()) return;
    const draft = latest();
    if (draft) put(draft);
    else set(NO_DRAFT);
    set({ failure: state().draft && failure });
    if (failure === null) return;
    // The failed request may have begun before a log-in, or before the connection was back.
    if (isAskedAgain) return void run();
    failures += 1;
    const wait = retryAfter(failure, failures);
    if (wait !== null) retrying = setTimeout(() => void run(), wait);
  };

  const rest = () => {
    clearTimeout(resting);
    typing.clear();
    // The first request after the connection is back may still fail: the next retry comes soon.
    failures = 0;
    void run();
  };

  /**
   * Takes over what My Progress `submitted` without an answer. It may be stored, so it is sent again, with the
   * draft's later changes on top. False: it is empty, or there is no room to keep it until then.
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
    if (!day.keepWhole(next)) {
      put(draft);
      return false;
    }
    void run();
    return true;
  };

  return {
    state,
    submit,
    /** My Progress submits. If this page ends before the answer, the next page sends the attempt again. */
    submits: (submitted: DayDraft, record: DailyProgress | null) =>
      day.noteTry({ base: baseOf(submitted, record), content: contentOfDraft(submitted) }),
    /** The submission was answered, or is not kept. */
    submitsNothing: () => day.noteTry(null),
    /** My Progress has stored the draft `submitted`; later changes stay in the draft. */
    submitted(record: DailyProgress, submitted: DayDraft) {
      if (day.isClosed()) return;
      day.forgetDropped();
      settle(record, { base: submitted.base, content: contentOfDraft(submitted) });
      onStored(record);
    },
    /**
     * Changes the day on My Progress, where only Submit sends: `typed` parts wait for Submit, even those already
     * waiting to be sent. A tapped part that was waiting is sent with its latest value.
     */
    edit(
      shown: DailyProgress | null,
      change: (draft: DayDraft) => DayDraft,
      typed: readonly DayPart[] = [],
    ): DayDraft {
      const next = change(latest() ?? draftFrom(newerOf(state().record, shown)));
      const sends = next.sends.filter((part) => !typed.includes(part));
      put({ ...next, sends }, isUntouched);
      return next;
    },
    drop() {
      const dropped = day.drop();
      if (dropped) onDropped(dropped);
    },
    hearDropped: day.hearDropped,
    forgetDropped: day.forgetDropped,
    look: day.look,
    hear: day.hear,
    /**
     * Changes these parts of the day with `edit`; typed parts are sent once typing pauses. A tap is kept at once,
     * and the day shows it after the tapped box itself was painted.
     */
    change(
      shown: DailyProgress | null,
      edit: (draft: DayDraft) => DayDraft,
      { parts, isTyped, isTap }: { parts: readonly DayPart[]; isTyped?: boolean; isTap?: boolean },
    ) {
      const record = newerOf(state().record, shown);
      const draft = edit(draftOn(latest() ?? draftFrom(record), record));
      const next = { ...draft, sends: [...new Set([...draft.sends, ...parts])] };
      if (isTap) day.untold(() => put(next));
      else put(next);
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
    /** Sends now what waits: a typed field lost the focus, the connection is back, or the user asks for it. */
    flush: rest,
    isWaiting() {
      const draft = latest();
      return draft !== null && isWaiting(draft);
    },
    close() {
      day.close();
      clearTimeout(resting);
      clearTimeout(retrying);
    },
  };
}
