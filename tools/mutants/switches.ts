import type { Change } from './changes.ts';

type Numbered = Change & { readonly id: number };

/** The file with the change in it. */
export const changed = (text: string, { start, end, to, isStatement }: Change): string =>
  text.slice(0, start) + (isStatement ? to : `(${to})`) + text.slice(end);

/**
 * The file with all changes in it, each behind a switch: `(isOn(7) ? (changed) : (original))`. So one copy of the
 * project serves all mutants, and says by itself which test reaches which of them.
 */
export function withSwitches(text: string, changes: readonly Numbered[]): string {
  // The outer one of two nested changes comes first.
  const order = changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const written = (from: number, to: number, inside: readonly Numbered[]): string => {
    const [first, ...rest] = inside;
    if (!first) return text.slice(from, to);
    const { id, start, end, isStatement } = first;
    const nested = rest.filter((each) => each.end <= end);
    const after = rest.filter((each) => each.start >= end);
    const original = written(start, end, nested);
    const both = isStatement
      ? `if (!__isOn(${id})) {${original}}`
      : `(__isOn(${id}) ? (${first.to}) : (${original}))`;
    return text.slice(from, start) + both + written(end, to, after);
  };
  const imported = `import { isOn as __isOn } from '#tools/mutants/isOn.ts';`;
  return imported + written(0, text.length, order);
}
