import { isFirst } from '../../start/kinds.ts';
import type { Part, Parts } from '../parts.ts';
import { table } from '../table.ts';
import { grouped, spread } from './cells.ts';
import { engineName, isTargeted, START_MS } from './targets.ts';

// What most works are to reach where a target names them.
const LEAST = 0.8;

/** What is bad though no target says how good it ought to be; nothing where nothing is. */
export function untargeted({ bench, start }: Parts): string[] {
  const found = [...(bench ? slower(bench) : []), ...(start ? firstStarts(start) : [])];
  return found.length > 0 ? ['## Bad, without a target', ...found] : [];
}

function slower({ figures: { rows, across, fanOut } }: Part<'bench'>): string[] {
  const all = [
    ...rows
      .filter((row) => !isTargeted(row))
      .map(({ title, engine, connections, ratio }) => ({
        cells: [title, engineName(engine), String(connections)],
        ratio,
      })),
    ...across
      .filter((row) => !isTargeted(row, true))
      .map(({ title, connections, ratio }) => ({
        cells: [title, 'SQLite beside the bare server on PostgreSQL', String(connections)],
        ratio,
      })),
    ...fanOut.map(({ engine, streams, ratio }) => ({
      cells: [`one event to ${grouped(streams)} streams`, engineName(engine), ''],
      ratio,
    })),
  ];
  const bad = all
    .filter(({ ratio }) => ratio.median < LEAST)
    .toSorted((a, b) => a.ratio.median - b.ratio.median);
  if (bad.length === 0) return [];
  return [
    `Of ${all.length} comparisons that no target names, the product reaches less than ${LEAST} of the bare server in ${bad.length}; the worst stands first.`,
    table(
      ['work', 'engine', 'connections', 'ratio'],
      bad.map(({ cells, ratio }) => [...cells, spread(ratio)]),
    ),
  ];
}

/** The target is that of a start which finds its code compiled, as all but the first do. */
function firstStarts({ figures: { starts } }: Part<'start'>): string[] {
  const slow = starts.filter((each) => isFirst(each) && each.median > START_MS);
  if (slow.length === 0) return [];
  const words = slow.map(({ name, median }) => `${median} ms (${name})`).join(', ');
  return [
    `The first start of a version compiles what all later ones find compiled, and takes more than the ${START_MS} ms of the target: ${words}. The container image comes compiled.`,
  ];
}
