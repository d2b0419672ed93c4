import { bodyFor } from '../access/attempt.ts';
import type { World } from '../access/world.ts';
import { type Path, placesIn, type Shape, sampleOf, shapeSchema } from '../fuzz/shape.ts';
import type { Operation } from '../http/document.ts';
import { scriptFor } from './corpus.ts';

/** A body with scripts in every field that accepts any text, and the text of each field. */
export type Filled = { readonly body: object; readonly texts: ReadonlyMap<string, string> };

/** Fields of a message that refer to something else that is stored. */
const ALONE = { pictureId: undefined, fileId: undefined, answers: undefined, notesSeen: undefined };

/** `reasonsRead` is only compared, too. Without it, everything is confirmed. */
const ALL_CONFIRMED = { reasonsRead: undefined };

let turn = 0;

/**
 * Fills every free text that the document declares for an operation; null for an operation without any.
 * `refused` are fields, by dotted path, that accept only certain texts.
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
    // Each text begins with its own number, so that it can be identified on a screen.
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
