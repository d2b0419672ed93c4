import { bodyFor } from '../access/attempt.ts';
import type { World } from '../access/world.ts';
import { type Path, placesIn, type Shape, sampleOf, shapeSchema } from '../fuzz/shape.ts';
import type { Operation } from '../http/document.ts';
import { scriptFor } from './corpus.ts';

/** A body with script in every field that takes any text, and which text stands where. */
export type Filled = { readonly body: object; readonly texts: ReadonlyMap<string, string> };

/** Of a day: texts that are only compared with what the plan and the day hold already. */
const NO_STORED_TEXTS = { dishes: {}, base: null };

/** Of a message: what names something else that is stored. */
const ALONE = { pictureId: undefined, answers: undefined, noteSeen: undefined };

/** What was read before it was confirmed is only compared too. Without it, everything is confirmed. */
const ALL_CONFIRMED = { reasonsRead: undefined };

let turn = 0;

/**
 * Fills every free text that the document declares for an operation; null for one without any.
 * `refused` are fields, by their dotted path, that turned out to take only texts of some kind.
 */
export function filled(
  operation: Operation,
  world: World,
  refused: ReadonlySet<string> = new Set(),
): Filled | null {
  const schema = operation.bodies['application/json'];
  if (!schema) return null;
  const shape = shapeSchema.parse(schema);
  const body = {
    ...(sampleOf(shape) as object),
    ...(bodyFor(operation, world) as object),
    ...(operation.path.endsWith('/daily-progress/{date}') && NO_STORED_TEXTS),
    ...(operation.path.endsWith('/messages') && {
      ...ALONE,
      suggestion: { date: world.today, meal: 0, text: '' },
    }),
    ...ALL_CONFIRMED,
  };
  const texts = new Map<string, string>();
  for (const { path, shape: place } of placesIn(body, shape)) {
    const where = path.join('.');
    if (!isFreeText(place) || refused.has(where)) continue;
    turn += 1;
    // Said where it stands, so that it can be told from every other one on a screen.
    const name = `${turn}:`;
    const text = `${name}${scriptFor((place.maxLength ?? 0) - name.length, turn)}`;
    put(body, path, text);
    texts.set(where, text);
  }
  return texts.size > 0 ? { body, texts } : null;
}

const isFreeText = ({ type, maxLength, enum: words, pattern, default: given }: Shape) =>
  type === 'string' && maxLength !== undefined && !words && !pattern && given === undefined;

function put(body: object, path: Path, text: string): void {
  const last = path.at(-1);
  let at = body as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  if (last !== undefined) at[last] = text;
}
