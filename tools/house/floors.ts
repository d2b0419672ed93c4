import type { Source } from './tree.ts';

/** Imports by node. Every node is a key, also if it imports nothing. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export const filesOf = (sources: readonly Source[]): Graph =>
  new Map(sources.map(({ path, imports }) => [path, new Set(imports)]));

/** The rooms of a top-level folder: its direct entries, folders or single files. */
export function roomsOf(folder: string, sources: readonly Source[]): Graph {
  const roomIn = (path: string) =>
    path.startsWith(`${folder}/`) ? path.split('/').slice(0, 2).join('/') : undefined;
  const rooms = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const room = roomIn(path);
    if (room === undefined) continue;
    const used = rooms.get(room) ?? new Set();
    for (const to of imports.map(roomIn)) if (to !== undefined && to !== room) used.add(to);
    rooms.set(room, used);
  }
  return rooms;
}

/** Import cycles: groups in which each node reaches every other one; only groups of several nodes. */
export function circlesOf(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const left = new Set(graph.keys());
  return [...graph.keys()].flatMap((node) => {
    if (!left.has(node)) return [];
    const circle = [...left].filter(
      (other) => reach.get(node)?.has(other) && reach.get(other)?.has(node),
    );
    for (const each of circle) left.delete(each);
    return circle.length > 1 ? [circle] : [];
  });
}

function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let node = next.pop(); node !== undefined; node = next.pop())
    for (const to of graph.get(node) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        next.push(to);
      }
  return reached;
}

/** The drawing of the house: the floor of each node, from 1, and the imports that run upwards, from a lower floor to a higher one. */
export type Drawn = {
  readonly floors: ReadonlyMap<string, number>;
  readonly up: readonly (readonly [from: string, to: string])[];
};

/**
 * A node stands above everything that it imports. In a cycle this is impossible: there the order with few
 * upward imports is used, found by moving one node after the other to where it causes the fewest.
 */
export function drawn(graph: Graph): Drawn {
  const order = orderOf(graph);
  const up: [string, string][] = [];
  const floors = new Map<string, number>();
  for (const node of order) {
    let floor = 1;
    for (const to of graph.get(node) ?? []) {
      const below = floors.get(to);
      if (below === undefined) up.push([node, to]);
      else floor = Math.max(floor, below + 1);
    }
    floors.set(node, floor);
  }
  return { floors, up };
}

/** The nodes from the bottom up: a node that imports another reaches more nodes than that one. */
function orderOf(graph: Graph): string[] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node).size]));
  let order = [...graph.keys()].sort((a, b) => (reach.get(a) ?? 0) - (reach.get(b) ?? 0));
  for (let before = ''; before !== order.join(); ) {
    before = order.join();
    for (const node of before.split(',')) order = movedToBest(order, node, graph);
  }
  return order;
}

function movedToBest(order: readonly string[], node: string, graph: Graph): string[] {
  const now = order.indexOf(node);
  const others = order.toSpliced(now, 1);
  const imported = (from: string, to: string) => (graph.get(from)?.has(to) ? 1 : 0);
  // At the very bottom, everything that the node imports would be above it.
  let wrong = others.reduce((sum, other) => sum + imported(node, other), 0);
  const wrongAt = [wrong];
  for (const other of others) {
    wrong += imported(other, node) - imported(node, other);
    wrongAt.push(wrong);
  }
  const fewest = Math.min(...wrongAt);
  return others.toSpliced(wrongAt[now] === fewest ? now : wrongAt.indexOf(fewest), 0, node);
}
