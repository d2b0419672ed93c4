import { recognise } from '#domain/import/recognise.ts';
import { readSource } from '#web/import/readSource.ts';
import type { Labelled } from './labelled.ts';
import { lost } from './lost.ts';

export type Judged = {
  readonly name: string;
  /**
   * The number of cells with the right day and meal; `of` is the number of all cells that are expected or
   * found.
   */
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
  /** The number of cells with a text that is not expected there, and without a mark. */
  readonly silent: number;
  /** The words that the preview names nowhere. */
  readonly lost: readonly string[];
};

const one = (text: string) => text.replace(/[^\S\n]+/g, ' ').trim();

async function readAnew({ given }: Labelled) {
  const read = await readSource(given);
  return { read, found: read.ok ? recognise(read.source) : read };
}
const known = new Map<Labelled, ReturnType<typeof readAnew>>();

/** What a file of the corpus is read as without corrections: once, however often it is asked for. */
export function recognisedIn(file: Labelled) {
  const reading = known.get(file) ?? readAnew(file);
  known.set(file, reading);
  return reading;
}

/** Compares the cells of a file of the corpus, read without corrections, with the label. */
export async function judge(file: Labelled): Promise<Judged> {
  const { name, weeks } = file;
  const { read, found } = await recognisedIn(file);
  const expected = weeks.flatMap((week, at) =>
    Object.entries(week).flatMap(([meal, texts]) =>
      texts.flatMap((text, day) =>
        text === ''
          ? []
          : [{ at: `week ${at + 1} day ${day + 1} meal ${Number(meal) + 1}`, text: one(text) }],
      ),
    ),
  );
  const got = new Map<string, { text: string; isMarked: boolean }>(
    (found.ok && 'weeks' in found ? found.weeks : []).flatMap(({ days }, at) =>
      days.flatMap((meals, day) =>
        meals.flatMap(({ text, unsure }, meal) =>
          text === ''
            ? []
            : [
                [
                  `week ${at + 1} day ${day + 1} meal ${meal + 1}`,
                  { text: one(text), isMarked: unsure.length > 0 },
                ] as const,
              ],
        ),
      ),
    ),
  );
  const right = expected.filter(({ at, text }) => got.get(at)?.text === text).length;
  const wrong = expected
    .filter(({ at, text }) => got.get(at)?.text !== text)
    .map(({ at, text }) => `${at}: “${text}”, not “${got.get(at)?.text ?? ''}”`);
  const texts = new Map(expected.map(({ at, text }) => [at, text]));
  const silent = [...got].filter(([at, { text, isMarked }]) => !isMarked && texts.get(at) !== text);
  return {
    name,
    right,
    of: Math.max(expected.length, got.size),
    wrong,
    silent: silent.length,
    lost: read.ok && found.ok && 'weeks' in found ? lost(read.source, found) : [],
  };
}
