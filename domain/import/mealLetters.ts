import { WEEKDAYS } from './dayWords.ts';
import { labelled, MAIN, withoutBullet } from './labels.ts';
import { areNutrients, plain } from './letters.ts';
import { mealHeading } from './mealHeading.ts';
import type { Block, Sheet, SourceCell } from './source.ts';

/**
 * How each language shortens its meals, in the order of a day; main meals have a sign. A letter may stand for two: the
 * Italian C is colazione in the morning and cena in the evening.
 */
const LANGUAGES = [
  'B BR=*Breakfast, MM MS=Mid-morning, S SN=Snack, L=*Lunch, S SN=Snack, D=*Dinner, S SN=Snack',
  'F FS=*Frühstück, Z ZM ZW S=Zwischenmahlzeit, M=*Mittag, Z ZM ZW S=Zwischenmahlzeit, A AB AE=*Abend, Z ZM ZW S=Spätmahlzeit',
  'D DES=*Desayuno, MM=Media mañana, A AL C CO=*Almuerzo, M=Merienda, C CE=*Cena',
  'PD PDJ=*Petit-déjeuner, C=Collation, D DJ DEJ=*Déjeuner, C G=Goûter, D DIN=*Dîner',
  'C=*Colazione, S=Spuntino, P=*Pranzo, S M=Merenda, C=*Cena',
  'C CM PA=*Café da manhã, L LM=Lanche da manhã, A=*Almoço, L LT=Lanche da tarde, J=*Jantar, C=Ceia',
  'K=*Kahvaltı, AÖ=Ara öğün, Ö=*Öğle, AÖ=Ara öğün, A=*Akşam',
  'Ś ŚN=*Śniadanie, IIŚ IIŚN=II śniadanie, O OB=*Obiad, P PODW=Podwieczorek, K KOL=*Kolacja',
  'З=*Завтрак, П=Перекус, О=*Обед, П=Перекус, У=*Ужин',
].map((meals) =>
  meals.split(', ').map((meal) => {
    const [letters = '', name = ''] = meal.split('=');
    return { letters: letters.split(' '), name: name.replace('*', ''), isMain: name[0] === '*' };
  }),
);

/** 'F: Müsli' where a line begins, or behind another meal or the name of a day: 'Mo: F: Müsli, M: Reis'. */
const BEFORE_DISH =
  /(?<=^[^\p{L}\p{N}]{0,6}|[;,.|/:]\s|\n)(?:\p{Lu}{1,3}|\p{Lu}\p{Ll})(?=\s?(?:\([^()\n]{1,20}\)\s?)?(?:[:：=]\s?|\s?[–—-]\s)\S)/gu;
/** 'śn.: jajko', with a point. */
const POINTED = /(?<=^[^\p{L}\p{N}]{0,6})(?:II\s)?\p{L}{2,4}(?=\.\s?:)/gu;
/** 'F', 'F.' or 'F:' as a whole line or cell. */
const ALONE = /(?<=^[^\p{L}\p{N}]{0,6})(?:\p{Lu}{1,3}|\p{Lu}\p{Ll})(?=[.:)]?\s*$)/gu;
const LETTERS = new RegExp(`${BEFORE_DISH.source}|${POINTED.source}|${ALONE.source}`, 'gu');

/** 'II śn' is 'IIŚN'. */
const signOf = (letters: string) => letters.replace(/\s/g, '').toUpperCase();

const KNOWN = new Set(LANGUAGES.flat().flatMap(({ letters }) => letters));
/** 'MO' is a day, and 'GI' or 'BMI' something else; a single letter may show that none of them is a meal. */
const isOther = (letters: string) =>
  WEEKDAYS.has(plain(letters)) || (letters.length > 1 && !KNOWN.has(signOf(letters)));
const lettersIn = (text: string): string[] =>
  areNutrients(text)
    ? []
    : [...text.matchAll(LETTERS)].flatMap(([each]) => (isOther(each) ? [] : each));

/** The names that letters stand for, in their order; null if no language has them all, two main meals a day. */
function namesOf(letters: readonly string[]): string[] | null {
  const ways = LANGUAGES.flatMap((meals) => {
    let [days, next] = [1, 0];
    const found = letters.flatMap((letter) => {
      const from = (least: number) =>
        meals.findIndex((meal, at) => at >= least && meal.letters.includes(signOf(letter)));
      let at = from(next);
      if (at < 0) {
        days += 1;
        at = from(0);
      }
      next = at + 1;
      return meals[at] ?? [];
    });
    const mains = found.filter(({ isMain }) => isMain).length;
    const isWhole = found.length === letters.length && mains >= 2 * days;
    return isWhole ? [{ days, names: found.map(({ name }) => name) }] : [];
  });
  return ways.toSorted((one, other) => one.days - other.days)[0]?.names ?? null;
}

const isMain = (text: string): boolean => {
  const line = withoutBullet(text);
  const meal = mealHeading(line);
  const kind = (meal?.strict ? meal : labelled(line)?.meal)?.kind;
  return kind != null && MAIN.has(kind);
};

/** 'M T W T F S S' are days. */
const isRowOfDays = (row: readonly SourceCell[]): boolean =>
  row.filter(({ text }) => /^\p{L}\.?$/u.test(text)).length === 7;

/**
 * The blocks of a sheet with the names of its meals instead of their letters, unless a main meal is named in full; and
 * the letters.
 */
export function withoutMealLetters({ blocks }: Sheet): {
  blocks: readonly Block[];
  letters: string[];
} {
  const days = new Set(
    blocks.flatMap((block) =>
      block.kind === 'line'
        ? []
        : [...Map.groupBy(block.cells, ({ row }) => row).values()].filter(isRowOfDays).flat(),
    ),
  );
  const read = (use: (text: string) => string): Block[] =>
    blocks.map((block) =>
      block.kind === 'line'
        ? { ...block, text: use(block.text) }
        : {
            ...block,
            cells: block.cells.map((cell) =>
              days.has(cell) ? cell : { ...cell, text: use(cell.text) },
            ),
          },
    );
  const letters: string[] = [];
  let isNamed = false;
  read((text) => {
    letters.push(...lettersIn(text));
    isNamed ||= text.split('\n').some(isMain);
    return text;
  });
  const names = isNamed ? null : namesOf(letters);
  if (!names) return { blocks, letters: [] };
  const named = (text: string) =>
    text.replace(LETTERS, (each) => (isOther(each) ? each : (names.shift() ?? each)));
  return { blocks: read((text) => (areNutrients(text) ? text : named(text))), letters };
}
