/** Undo and redo over immutable states: past, present and undone ones. */
export type History<S> = {
  readonly past: readonly S[];
  readonly present: S;
  readonly future: readonly S[];
  /** What the last step was about, and when (milliseconds): continued typing in one field is one step. */
  readonly last: { readonly topic: string; readonly at: number } | null;
};

const LONGEST_PAST = 300;
const PAUSE_MS = 1200;

export const historyOf = <S>(present: S): History<S> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/**
 * A step to `next`. With a `topic`, a step that follows another of the same topic without a pause
 * merges into it; without one it always stands alone.
 */
export function step<S>(history: History<S>, next: S, at: number, topic?: string): History<S> {
  const { last } = history;
  const merges = topic !== undefined && last?.topic === topic && at - last.at < PAUSE_MS;
  return {
    past: merges ? history.past : [...history.past, history.present].slice(-LONGEST_PAST),
    present: next,
    future: [],
    last: topic === undefined ? null : { topic, at },
  };
}

export function undo<S>(history: History<S>): History<S> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo<S>(history: History<S>): History<S> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: rest, last: null };
}
