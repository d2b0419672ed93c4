import { type BodyKind, isBodyKind } from '#domain/measurements/measurement.ts';
import { unitCalled } from '#domain/quantity.ts';
import { BODY_WORDS, wordList } from '#domain/unitWords.ts';

/** A name with its words apart, without accents and signs: 'bodyFat_(%)' is 'body fat %'. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .replaceAll('%', ' % ')
    .replaceAll(/ +/g, ' ')
    .trim();

const LONG = 5;
/** Scripts in which words are short, or are written without spaces. */
const DENSE = /[\u0600-\u06FF\u0900-\u097F\u3040-\u9FFF]/;

/** Whether one of the words is in a plain name; short ones only as a word of their own. */
const says = (name: string, words: readonly string[]): boolean =>
  words.some((word) =>
    word.length >= LONG || DENSE.test(word)
      ? name.includes(word)
      : ` ${name} `.includes(` ${word} `),
  );

/** The names of the kinds in the exports of scales and in people's own tables. */
const NAMES: Readonly<Record<BodyKind, readonly string[]>> = {
  weight:
    wordList(`weight, wt, body mass, bodymass, scale, gewicht, gew, korpermasse, poids, masse corporelle, peso,
      massa corporea, massa corporal, masa corporal, waga, masa ciała, kilo, agırlık, tartı, вес,
      масса тела, 体重, 體重, وزن, वजन, वज़न, vikt, vekt, vaegt, paino`),
  waist:
    wordList(`waist, abdomen, belly, taille, bauch, cintura, girovita, vita, talia, talii, pas, bel,
      bel cevresi, талия, талии, 腰, خصر, कमर, midja, midje`),
  hip: wordList(`hip, hips, huft, hufte, hanche, cadera, fianchi, fianco, quadril, anca, biodra, bioder, kalca,
      бедра, бедер, 臀, ورك, أرداف, ارداف, कूल्ह, heup, heupen, hofte`),
  chest:
    wordList(`chest, bust, brust, poitrine, pecho, torax, petto, torace, busto, peito, klatka, klatki, piersi,
      gogus, грудь, груди, 胸, صدر, छाती, borst`),
  upperArm:
    wordList(`arm, arms, upper arm, biceps, bicep, oberarm, bras, brazo, braccio, braco, ramie, ramienia, kol,
      рука, руки, бицепс, 臂, ذراع, बांह, बाँह, भुजा, bovenarm`),
  thigh:
    wordList(`thigh, oberschenkel, cuisse, muslo, coscia, coxa, udo, uda, uyluk, бедро, 大腿, فخذ, जांघ, जाँघ,
      bovenbeen`),
  bodyFat:
    wordList(`fat, bodyfat, bf, pbf, kfa, adiposity, fett, korperfett, fettanteil, fettgehalt, grasse, graisse, grasa,
      grasso, grassa, gordura, massa gorda, adipos, tłuszcz, yag, yagı, жир, жира, 体脂, 體脂, دهون, چربی,
      वसा, चर्बी, vet, vetpercentage, lichaamsvet, kroppsfett`),
};

/** What is not the measured value: a part of the body's mass, a wish, a difference, one end of a stretch. */
const OTHERS =
  wordList(`goal, target, ideal, standard, recommended, suggested, control, lean, bone, muscle, free, water,
      protein, visceral, subcutaneous, skeletal, comment, note, notes, bmi, bmr, index, ratio, score,
      change, delta, diff, difference, variation, gain, gained, loss, lost, left, to go, remaining,
      start, starting, initial, first, min, minimum, max, maximum, lowest, highest, level, forearm,
      unit, units, forecast, predicted, previous, id, uuid, anderung, differenz, ziel, zielgewicht,
      wunsch, anfang, knochen, muskel, wasser, mager, unterarm, changement, ecart, evolution, objectif,
      cible, depart, maigre, osseuse, musculaire, hydrique, cambio, diferencia, variacion, objetivo,
      meta, inicial, inicio, magra, osea, muscular, agua, variazione, differenza, obiettivo, iniziale,
      inizio, ossea, muscolare, acqua, mudanca, variacao, diferenca, zmiana, roznica, różnica, cel,
      docelow, poczatk, doel, streef, begin, verschil, spier, bot, botten, vocht, miesni, kosci, degisim, fark, hedef, baslangıc, kas, kemik, yagsız, изменение,
      разница, цель, целев, начальн, идеальн, мышц, кост, вода, без жира, 变化, 目标, 初始, 理想, 肌, 骨, 去脂, 内脏,
      تغير, هدف, بداية, مثالي, عضل, عظ, बदलाव, लक्ष्य, शुरुआत, आदर्श, मांसपेशी, हड्डी`);
const AVERAGES =
  wordList(`average, avg, mean, moving, rolling, smoothed, durchschnitt, mittel, mittelwert, moyenne, moyen,
      media, promedio, medio, srednia, średnia, ortalama, средн, 平均, متوسط, औसत, gemiddeld`);
const TRENDS = wordList(
  `trend, tendance, tendencia, tendenza, egilim, тренд, 趋势, 趨勢, اتجاه, रुझान`,
);

/** How surely a name is that of the measured values of a kind: 0 is sure, 1 an average, 2 a trend, 3 only a unit; null: it is not. */
export function rankOf(kind: BodyKind, heading: string): 0 | 1 | 2 | 3 | null {
  const name = plainName(heading);
  // A scale that heads its column only 'kg' weighs.
  if (kind === 'weight' && /^(?:kg|lb|st)$/.test(unitCalled(name, BODY_WORDS) ?? '')) return 3;
  if (!says(name, NAMES[kind]) || says(name, OTHERS)) return null;
  const isOfFat = kind === 'weight' && says(name, NAMES.bodyFat);
  const isMassOfFat = kind === 'bodyFat' && /\b(?:mass|kg|lbs?|weight)\b/.test(name);
  if (isOfFat || isMassOfFat) return null;
  if (says(name, TRENDS)) return 2;
  return says(name, AVERAGES) ? 1 : 0;
}

/** Whether a name is that of another kind, or of something that was not measured. */
export const isOfOther = (heading: string): boolean => {
  const name = plainName(heading);
  return says(name, OTHERS) || Object.values(NAMES).some((words) => says(name, words));
};

/**
 * The columns of a file with a value in each row, and its kind beside it: Weekplate's own export (see `COLUMNS`
 * of the server's `fileRoutes.ts`), and that of some other programs.
 */
export type OwnColumns = {
  readonly kind: number;
  readonly unit: number;
  readonly value: number;
  /** -1 for a file of another program. */
  readonly measuredAt: number;
};

const KIND = ['kind', 'type', 'metric', 'measurement', 'measure'];
const VALUE = ['value', 'amount', 'quantity', 'qty'];

/** These columns, found by the heading; null for a file with a column for each kind. */
export function ownColumnsOf(header: readonly string[]): OwnColumns | null {
  const names = header.map(plainName);
  const at = (...called: string[]) => names.findIndex((name) => called.includes(name));
  const columns = {
    kind: at(...KIND),
    unit: at('unit', 'units'),
    value: at(...VALUE),
    measuredAt: at('measured at'),
  };
  const { measuredAt: _, ...needed } = columns;
  return Object.values(needed).some((column) => column < 0) ? null : columns;
}

/** Removes the apostrophe that the export puts before text that a spreadsheet would run. */
const plain = (name: string) => name.replaceAll("'", '').trim().toLowerCase();

type Sought = { readonly kind: string; readonly name: string };

/** Whether a row is of the kind; in our own export it has the kind's own name. */
export const isOfKind = (cell: string, { kind, name }: Sought, { measuredAt }: OwnColumns) =>
  plain(cell) === plain(name) || (measuredAt < 0 && isBodyKind(kind) && rankOf(kind, cell) === 0);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** An instant in the export's format; null for anything else. */
export const instantIn = (cell: string): string | null =>
  INSTANT.test(cell) && !Number.isNaN(Date.parse(cell)) ? cell : null;
