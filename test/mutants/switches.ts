import { type Node, parsed, part, within } from '../planted/syntax.ts';
import type { Change } from './changes.ts';

type Numbered = Change & { readonly id: number };
/** A place with the numbers of what is reached there, and the text with its switch around `original`. */
type Switch = Pick<Change, 'start' | 'end'> & { readonly around: (original: string) => string };

/** The file with the change in it. */
export const changed = (text: string, { start, end, to, isStatement }: Change): string =>
  text.slice(0, start) + (isStatement ? to : `(${to})`) + text.slice(end);

/** The numbers under which it is recorded that a function inside of a mutant, or any of its file, is reached. */
export const insideOf = (id: number) => id + 10_000;
export const fileOf = (id: number) => id + 20_000;

/**
 * The file with all changes in it, each behind a switch: `(isOn(7) ? (changed) : (original))`. So one copy of the
 * project serves all mutants, and says by itself which test reaches which of them.
 */
export function withSwitches(path: string, text: string, changes: readonly Numbered[]): string {
  const switches = changes.map(({ id, to, isStatement, ...at }) => ({
    ...at,
    around: (original: string) =>
      isStatement
        ? `if (!__isOn(${id})) {${original}}`
        : `(__isOn(${id}) ? (${to}) : (${original}))`,
  }));
  const functions = within(parsed(path, text).tree).filter(({ type }) => /Function/.test(type));
  const probes = functions.flatMap((each) => probesOf(each, changes));
  const order = [...switches, ...probes].sort((a, b) => a.start - b.start || b.end - a.end);
  const written = (from: number, to: number, inside: readonly Switch[]): string => {
    const [first, ...rest] = inside;
    if (!first) return text.slice(from, to);
    const { start, end, around } = first;
    const nested = rest.filter((each) => each.end <= end);
    const after = rest.filter((each) => each.end > end);
    return text.slice(from, start) + around(written(start, end, nested)) + written(end, to, after);
  };
  const whole = written(0, text.length, order);
  return `import { isOn as __isOn } from '#test/mutants/isOn.ts';${whole}`;
}

function probesOf(node: Node, changes: readonly Numbered[]): Switch[] {
  const body = part(node, 'body');
  if (!body || /^TS/.test(node.type)) return [];
  const around = changes.filter(({ start, end }) => start <= node.start && node.end <= end);
  const ids = [
    ...changes.slice(0, 1).map(({ id }) => fileOf(id)),
    ...around.map(({ id }) => insideOf(id)),
  ];
  const calls = ids.map((id) => `__isOn(${id})`).join(', ');
  const { start, end } = body;
  if (body.type !== 'BlockStatement')
    return [{ start, end, around: (was) => `(${calls}, ${was})` }];
  return [{ start: start + 1, end: start + 1, around: () => `${calls};` }];
}
