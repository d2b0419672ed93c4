import { type DayHeading, dayHeading } from './dayHeading.ts';
import type { DayTypo } from './dayTypos.ts';
import { isBulleted, labelled, timed, withoutBullet } from './labels.ts';
import { plain, withoutEnd, withoutFigures } from './letters.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import type { MealKind } from './mealWords.ts';
import type { MealMark } from './reading.ts';

/** '<Media omitted>', and 'image omitted' as written by iPhones. */
export const isOmitted = (line: string): boolean =>
  /^<[^<>]{3,40}>$/u.test(line) ||
  /^(?:image|photo|video|audio|gif|sticker|document|contact card) omitted$/iu.test(line);

const CLOSING =
  /^(?:best|kind|warm|many)? ?(?:regards|wishes)|^(?:thank|thanks|cheers|enjoy|take care|stay healthy|good luck|love|yours|see you|let me know|liebe gru|viele gru|herzliche gru|beste gru|mit freundlichen|lg|vg|alles gute|cordialement|bien a vous|bon courage|bonne semaine|a bientot|saludos|un abrazo|gracias|animo|cordiali|a presto|grazie|abracos|obrigad|शुभकामना|धन्यवाद|مع تحياتي|شكرا|祝)/u;

/** 'Oil: 4 spoons a day' is about no meal. */
const DAILY =
  /(?<!\p{L})(?:per day|a day|am tag|pro tag|par jour|al giorno|al dia|por dia|dziennie|gunde|в день)(?!\p{L})|每[天日]|يوميا/u;

/** Whether a line is addressed to a person and not a dish. */
export const isSentence = (line: string): boolean =>
  !/^[\d½¼¾⅓⅔]/.test(line) && (/[.!?。！？]$/u.test(withoutEmoji(line)) || isAddressed(line));

/** Whether more than a point at its end tells that a line is a sentence, for texts that end each line so. */
export const isAddressed = (line: string): boolean =>
  /^\s*[⚠❗❌🚫ℹ📌💡💧📝©]/u.test(line) ||
  /[😊👍🙂]\s*$/u.test(line) ||
  CLOSING.test(plain(line)) ||
  DAILY.test(plain(line)) ||
  line.length > 90 ||
  /\b(?:please|you|your|bitte|sie|dich|vous|votre|usted|tu)\b/u.test(plain(line));

export const isLongSentence = (text: string) => isSentence(text) && text.length > SHORTEST_REMARK;

const withoutEmoji = (line: string) =>
  withoutEnd(line, /[\s\p{Extended_Pictographic}\p{Emoji_Modifier})\]]|\ufe0f|\u200d/u);

const LONGEST_TITLE = 60;

/** Whether a line can name a plan: no sentence, no figures, no form to fill in. */
export const isTitle = (line: string): boolean =>
  line.length <= LONGEST_TITLE &&
  /\p{L}/u.test(line) &&
  !/[\n_:：]/.test(line) &&
  !isSentence(line) &&
  withoutFigures(plain(line)) === plain(line) &&
  !/(?<!\p{L})(?:kcals?|calories|kalorien|calorias)(?!\p{L})/u.test(plain(line));

export type Line = {
  readonly piece: number;
  readonly text: string;
  /** Whether a message or a paragraph begins here. */
  readonly begins: boolean;
  /** Whether the source shows the line as a heading. */
  readonly isHeading?: boolean;
  /** The misspelt day that was corrected in the text. */
  readonly typo?: DayTypo | null;
};

/** 'Tea' or 'Juice' alone on a line, with no text before the next heading: a drink of the meal above. */
export function isHad(
  { kind, time, ordinal }: MealHeading,
  line: string,
  below: readonly Line[],
): boolean {
  if ((kind !== 'tea' && kind !== 'other') || time !== null || ordinal !== null) return false;
  if (/[:：]$/u.test(line)) return false;
  return isLastOfMeal(below);
}

function isLastOfMeal(below: readonly Line[]): boolean {
  const next = below.find(({ text }) => withoutBullet(text) !== '' && !isOmitted(text.trim()));
  return !next || startsMeal(next.text) || startsDay(next.text);
}

/** Whether a meal is identified by more than its time. */
export const hasName = (meal: MealMark | null): boolean =>
  meal?.heading != null && (meal.heading.kind !== null || meal.heading.ordinal !== null);

export const startsMeal = (text: string): boolean => {
  const line = withoutBullet(text);
  return (
    mealHeading(line)?.strict === true || Boolean(labelled(line)?.meal) || timed(line) !== null
  );
};

/** Whether days with a dish each follow, 'Monday: oats', perhaps below a sentence about the meal. */
export function daysFollow(lines: readonly Line[]): boolean {
  const said = lines.map(({ text }) => withoutBullet(text)).filter(Boolean);
  const isDayOfDish = (line: string | undefined) => {
    const label = labelled(line ?? '');
    const isDish = label?.rest && !labelled(label.rest)?.meal && !dayHeading(label.rest)?.strict;
    return Boolean((label?.day?.days.length || label?.day?.every) && !label.meal && isDish);
  };
  if (isDayOfDish(said[0])) return true;
  const isProse = isSentence(said[0] ?? '') || /[:：]$/u.test(said[0] ?? '');
  return isProse && said.length > 2 && said.slice(1, 3).every(isDayOfDish);
}

/** The meal or the canteen that a title names, whose dishes follow without the name of a meal. */
export function mealOfTitle(text: string): MealKind | null {
  if (isAddressed(text)) return null;
  const [isLunch, isDinner] = [LUNCHES.test(plain(text)), DINNERS.test(plain(text))];
  // A plan of lunches and dinners says at each which it is.
  return isLunch === isDinner ? null : isLunch ? 'lunch' : 'dinner';
}
const DINNERS =
  /(?<!\p{L})(?:dinners?|suppers?|abendessen|diners?|soupers?|cenas?|cene|jantar(?:es)?|kolacj[ae]|aksam yemekleri|ужины?)(?!\p{L})/u;
const LUNCHES =
  /(?<!\p{L})(?:lunch|lunches|mittags?\p{L}*|kantine|mensa|schulessen|cantine|restaurant scolaire|comedor|almuerzos?|pranzo|almoco|cantina|stolowk\p{L}+|obiady?|столов\p{L}+|обеды)(?!\p{L})|食堂|午餐/u;

const MOST_BLANK = 20;
const FEWEST_LINES = 4;
const FEWEST_DAYS = 3;
const NAMES_A_MEAL =
  /^[^\d.,;:()]*(?<!\p{L})(?:meal|mahlzeit|repas|comida|pasto|refeicao|posilek|ogun|прием пищи)$/u;
const SHORTEST_REMARK = 40;
const PLAN =
  /(?<!\p{L})(?:plan|menus?|meals|mahlzeiten|repas|comidas|pasti|refeicoes|cardapio|posilki|порядок|меню|рацион)(?!\p{L})/u;
const MAY =
  /(?<!\p{L})(?:can|may|kann|konnen|peut|peuvent|pouvez|puedes?|pueden|puo|puoi|possono|pode|podem|mozna|moga|можно)(?!\p{L})/u;
/** 'You can swap the meals of noon and evening.' */
export const isOfPlan = (text: string): boolean =>
  text.includes('©') ||
  (text.length > SHORTEST_REMARK &&
    isSentence(text) &&
    [PLAN, MAY].every((of) => of.test(plain(text))));
const areDistinct = (all: readonly unknown[]) => new Set(all).size === all.length;

/** Where nearly each line is a paragraph, none of them begins something else. */
export const withoutGaps = (lines: readonly Line[]): readonly Line[] => {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const begun = filled.filter(({ begins }) => begins);
  const areSpaced = begun.length > FEWEST_SPACED && begun.length > ALMOST_ALL * filled.length;
  return areSpaced ? lines.map((line) => ({ ...line, begins: false })) : lines;
};
const ALMOST_ALL = 0.9;
const FEWEST_SPACED = 8;

/** What can be told of lines only from all of them together. */
export function outlookOn(lines: readonly Line[]) {
  const said = lines.map(({ text }) => withoutBullet(text));
  const begins = lines.map(({ text }) => startsMeal(text));
  const days = lines.map(({ text }) => dayOf(text)?.days ?? []);
  const isBegun = (at: number) => begins[at] || days[at]?.length;
  const filled = said.flatMap((line, at) => (line === '' ? [] : [at]));
  const firstMeal = begins.indexOf(true);
  const followedByMeal = filled.filter(
    (at, nth) => at >= firstMeal && begins[filled[nth + 1] ?? -1],
  );
  const nextLine = (at: number): Line | undefined =>
    lines.slice(at + 1, at + MOST_BLANK).find((_, after) => said[at + 1 + after] !== '');
  const pointed = said.filter((line) => line.endsWith('.')).length;
  // Where many lines end with a point, it does not tell a remark.
  const isRemark = pointed * 4 > lines.length ? isAddressed : isSentence;
  const firstBegun = said.findIndex((_, at) => isBegun(at));
  const ofDays = filled.filter((at) => at > firstBegun && !isBegun(at));
  const lastHeading = said.findLastIndex((_, at) => isBegun(at));
  const dayAt = said.map(() => 0);
  const nextBegun = said.map(() => said.length);
  for (const at of said.keys()) dayAt[at] = (dayAt[at - 1] ?? 0) + (days[at]?.length ? 1 : 0);
  /** Days of nothing but sentences, which then say what to eat. */
  const isProse =
    Math.min(dayAt.at(-1) ?? 0, ofDays.length) >= FEWEST_DAYS &&
    ofDays.filter((at) => isSentence(said[at] ?? '')).length > ALMOST_ALL * ofDays.length;
  for (let at = said.length - 2; at >= 0; at -= 1)
    nextBegun[at] = isBegun(at + 1) ? at + 1 : (nextBegun[at + 1] ?? said.length);
  const byLabel = Map.groupBy(said.keys(), (at) => labelKey(said[at] ?? ''));
  const areOnceADay = (of: readonly number[]) => areDistinct(of.map((at) => dayAt[at]));
  const dishes = lines.flatMap(({ text }, at) =>
    said[at] === '' || isBegun(at) || at < firstMeal || at > lastHeading ? [] : [text],
  );
  return {
    named: days.flat(),
    lastHeading,
    lastMeal: begins.lastIndexOf(true),
    areTimed: said.filter((line) => timed(line)).length >= 2,
    /** No line names a meal: then the lines below a day are its meals in order. */
    namesNoMeal: !lines.some(({ text }, at) => begins[at] && !isDessert(text)),
    /** Each meal has its dish on its own line: what follows the last one of a day is not about it. */
    isLineEachMeal: (text: string) =>
      followedByMeal.length >= (isLongSentence(text) ? 2 : FEWEST_LINES) &&
      followedByMeal.every(isBegun),
    isProse,
    /** Whether a line below a day that names no meal is no dish. */
    isSaid: (text: string) => !isProse && isSentence(text),
    isRemark,
    nextLine,
    /** 'Café: pão' once on several days: a meal, though its name is not known. */
    isLikeMeals: (label: string) => {
      const of = byLabel.get(labelKey(`${label}:`)) ?? [];
      return of.length > 1 && areOnceADay(of);
    },
    /** 'Light meal' alone once on each of several days: the name of a meal, too. */
    isLikeHeading: (text: string) => {
      const of = NAMES_A_MEAL.test(plain(text)) ? filled.filter((at) => said[at] === text) : [];
      const isAbove = (at: number) => !isLastOfMeal(lines.slice(at + 1, at + MOST_BLANK));
      return of.length >= FEWEST_DAYS && areOnceADay(of) && of.every(isAbove);
    },
    /** Below the last heading, what is said of the plan, perhaps in sentences off the list of all dishes. */
    isClosing: (text: string) =>
      isOfPlan(text) ||
      (dishes.length >= FEWEST_LINES &&
        !isBulleted(text) &&
        PLAN.test(plain(text)) &&
        isSentence(said.findLast(Boolean) ?? '') &&
        dishes.every(isBulleted)),
    /** Lines above the first day or meal; again further down, they may be the head of another page. */
    above: new Set(filled.filter((at) => at < firstBegun).map((at) => said[at])),
    /** 'Swaps:' below several meals of a day. */
    isAgainThatDay: (at: number) =>
      filled.some((each) => each !== at && said[each] === said[at] && dayAt[each] === dayAt[at]),
    isBetween: (at: number) => {
      const next = nextBegun[at] ?? said.length;
      return begins[next] === true && !days[next]?.length;
    },
    isAboveList: (at: number) => {
      const [own = '', next = ''] = [lines[at]?.text, nextLine(at)?.text];
      return isBulleted(next) && !isBulleted(own) && !startsMeal(next);
    },
    mealFollows: (at: number) => startsMeal(nextLine(at)?.text ?? ''),
    /** Dishes without the name of a meal are those of the meal or canteen that the title names. */
    titled: lines
      .slice(
        0,
        Math.max(
          0,
          days.findIndex((each) => each.length > 0),
        ),
      )
      .some(({ text }) => mealOfTitle(text)),
  };
}

/** What is before the colon of a line, without the numbers in it: 'Buffet for group II'. */
const labelKey = (line: string) =>
  /^([^:：]{2,40})[:：]/u
    .exec(plain(line))?.[1]
    ?.replace(/[^\p{L}]|(?<!\p{L})[ivx]+(?!\p{L})/gu, '') ?? null;

/** Whether some lines look like a plan: at least two begin with a meal, or two with a day. */
export function readsAsPlan(lines: readonly string[]): boolean {
  const meals = lines.filter(startsMeal).length;
  const days = lines.filter(startsDay).length;
  return meals >= 2 || days >= 2;
}

/** A dessert alone is a course: the meal that it belongs to has no name. */
export const isDessert = (text: string): boolean => {
  const line = withoutBullet(text);
  return (labelled(line)?.meal ?? mealHeading(line))?.kind === 'dessert';
};

export const startsDay = (text: string): boolean => (dayOf(text)?.days.length ?? 0) > 0;

function dayOf(text: string): DayHeading | null {
  const line = withoutBullet(text);
  const day = dayHeading(line);
  return day?.strict && day.days.length > 0 ? day : (labelled(line)?.day ?? null);
}

/** The day at the end of a title, or in brackets there: 'Balanced diet – Monday', 'Your menu: day 2'. */
export function dayBehind(line: string): DayHeading | null {
  const [, title = '', behind = ''] =
    /^(.{2,60})[–—:|(-]\s?([^–—:|()-]{2,30})\)?$/u.exec(line) ?? [];
  const day = dayHeading(behind);
  // 'Bread with avocado (1/4)' is no first of April.
  const isPart = /^(?:1\/[234]|2\/3|3\/4)$/.test(behind.trim());
  const isTitle =
    title !== '' && !isPart && !/\d\s?(?:g|ml|oz)\b/.test(title) && mealHeading(title) === null;
  return isTitle && day?.strict && day.days.length > 0 ? day : null;
}
