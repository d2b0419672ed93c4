import { type DayHeading, dayHeading } from './dayHeading.ts';
import { areNutrients, plain, withoutBrackets, withoutEnd } from './letters.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import type { MealKind } from './mealWords.ts';
import { roleOf } from './roles.ts';

/** A line that begins with a heading: 'Monday: …', 'Breakfast (8 am) – …'. */
type Labelled = {
  readonly day: DayHeading | null;
  readonly meal: MealHeading | null;
  readonly head: string;
  readonly rest: string;
};

const LONGEST_HEAD = 60;
/** With what is in brackets, such as calories and grams of each nutrient. */
const LONGEST_WITH_BRACKETS = 140;
/** What may separate a heading from its dish: a sign, wide blanks, or one blank after a bracket or a time. */
const HEAD_ENDS =
  /[:：=→|\t]|\s?\.{3,}\s?|\s?[–—]\s?|\s-+>?\s?|-\s|-(?=\p{Lu})|\.\s|\s{2,}|(?<=[)）])\s?(?=[\p{L}\p{N}])|(?<=\d[:.]\d\d|\d\s?[aApP][mM])\s(?=[\p{L}\p{N}])/gu;
const BULLET =
  /^(?:[\s•◦▪●○■□▢◆◇►▶➤➢✓✔☑✅\-–—*·»>]+|\d{1,2}[.)](?=\s+(?!(?:mahlzeit|meal|repas|comida|pasto|refei|tag|jour|d[ií]a|giorno|gün|öğün|dzień|день)(?:$|\s|:))\p{L}))\s*/iu;

/** Whether a line begins with the sign of a list; a number does not count. */
export const isBulleted = (line: string): boolean =>
  /^\s*[•◦▪●○■□▢◆◇►▶➤➢✓✔☑✅\-–—*·»>]\s*\S/u.test(line);

/** A line without its bullet and the asterisks of chat apps. */
export const withoutBullet = (line: string): string =>
  line
    .replace(BULLET, '')
    .replace(/^[*_~]+|[*_~]+$/g, '')
    .trim();

/** The heading at the beginning of a line: the longest beginning that is only a heading; or null. */
export function labelled(line: string): Labelled | null {
  const text = line.replaceAll('*', '').replace(/^[^\p{L}\p{N}]+/u, '');
  if (areNutrients(text)) return null;
  const all = mealHeading(text);
  const isWhole = all?.strict === true;
  // '11 am – 7 pm' has no dish.
  if (isWhole && all.kind === null && all.ordinal === null) return null;
  let found: Labelled | null = null;
  for (const match of text.slice(0, LONGEST_WITH_BRACKETS + 2).matchAll(HEAD_ENDS)) {
    const head = text.slice(0, match.index).trim();
    if (withoutBrackets(head).trim().length > LONGEST_HEAD || isOpen(head)) continue;
    // 'A.M. Snack' is a single heading.
    if (match[0].startsWith('.') && /(?:^|\s)[ap]\.?m?$/i.test(head)) continue;
    const after = text.slice(match.index + match[0].length);
    // '8:00' is not the heading '8' with the rest '00'.
    if (match[0] === ':' && /\d$/.test(head) && /^\d\d(?!\d)/.test(after)) continue;
    // 'Meal 4 (18:00) post workout' goes on after the bracket.
    if (
      match[0].trim() === '' &&
      isWhole &&
      (!/\d/.test(after) || mealHeading(after)?.kind == null)
    )
      continue;
    const known = headOf(head);
    if (!known) continue;
    // '8am oats' has no heading but its time.
    if (match[0].trim() === '' && known.meal && known.meal.kind === null && !known.day) continue;
    // 'Breakfast: Tea - 1 cup' has a drink, not a longer heading.
    if (found?.meal && roleOf(head.slice(found.head.length))?.kind === 'option') break;
    const further = found?.meal ? mealHeading(head.slice(found.head.length)) : null;
    // 'Breakfast: 1 – 2 eggs' begins with an amount, 'Lunch: (cold) soup' with a word in brackets.
    const between = head.slice(found?.head.length ?? 0).replace(/\([^()\d]*\)/gu, '');
    if (found?.meal && !further && !/\p{L}/u.test(between)) break;
    // 'Snack: 1 tea – 5 almonds' begins with a drink and its number.
    if (further && /\d/.test(further.label) && further.time === null && further.ordinal === null)
      break;
    if (found?.meal && isDish(found.meal, further)) break;
    found = { ...known, head, rest: after.trim().replace(/^[\s:：\-–—=>]+/, '') };
  }
  // 'Lunch - 12:30' is a heading with its time.
  const time = found?.meal?.time === null ? mealHeading(withoutBrackets(found.rest)) : null;
  if (found?.meal && time?.strict && time.kind === null && time.time !== null)
    return { ...found, meal: { ...found.meal, time: time.time }, head: text, rest: '' };
  // 'Snack: Diet coke' has a drink.
  const isOfHead = (rest: string) =>
    (OF_DIET.test(plain(rest)) && !/[:：]/u.test(text)) || NO_DISH_ALONE.test(plain(rest));
  if (found?.meal && isOfHead(found.rest)) return { ...found, head: text, rest: '' };
  // '07:00 – Breakfast' is one, too; '16:00 – Tea' has a drink.
  const isTime = found?.meal?.kind === null && found.meal.ordinal === null;
  const whole = isTime ? mealHeading(text) : null;
  if (
    found &&
    whole?.strict &&
    whole.kind !== null &&
    (whole.kind === 'snack' || !mayBeDish(whole.kind))
  )
    return { ...found, meal: whole, head: text, rest: '' };
  return found;
}

const NO_DISH_ALONE =
  /^[~≈(]?\s?\d{2,4}\s?(?:kcal|cal|calories|calorias|kj|ккал|kalorien)\)?$|^(?:option(?:s|en)|opciones|opzioni|opcoes|opcje|secenekler)$/u;
/** 'Lunch - soft diet' names the lunch. */
const OF_DIET = /^(?:diet[ae]\s[^\d:,]{3,30}|[^\d:,-]{3,20}\sdiet)$/u;

/** Whether a bracket is open at the end: a sign within it ends no heading. */
const isOpen = (head: string) => head.lastIndexOf('(') > head.lastIndexOf(')');

/** Whether what seems to go on with the heading of a meal is a dish of it. */
const isDish = (meal: MealHeading, further: MealHeading | null) =>
  further !== null && mayBeDish(further.kind) && !mayBeDish(meal.kind) && meal.kind !== null;
const mayBeDish = (kind: MealKind | null) =>
  kind === 'tea' || kind === 'other' || kind === 'snack' || kind === 'dessert';

/** A heading that names a day, a meal, or both: 'Monday breakfast'. */
export function headOf(head: string): Pick<Labelled, 'day' | 'meal'> | null {
  const meal = mealHeading(head);
  if (meal?.strict) return { day: null, meal };
  const day = dayHeading(head);
  if (day?.strict) return { day, meal: null };
  const words = head.split(/[\s,–—-]+/u);
  // 'Monday 2 – Lunch' is the lunch of 'Monday 2'.
  for (let cut = Math.min(words.length, 6) - 1; cut > 0; cut -= 1) {
    const [first, second] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    // 'Monday breakfast' or 'the lunch of Monday'.
    for (const [ofDay, ofMeal] of [[first, second] as const, [second, first] as const]) {
      const [day, meal] = [dayHeading(ofDay), mealHeading(ofMeal)];
      if (day?.strict && meal?.strict) return { day, meal };
    }
  }
  return null;
}

type Inside = {
  readonly at: number;
  readonly kind: MealKind;
  /** A capital letter, or a separator before it, shows that it is a heading. */
  readonly isSure: boolean;
};

const HEAD_END = /[:：]|\s?[–—]\s?|\s-\s|-\s/gu;
const MOST_WORDS = 3;

/** The names of meals within a text that are followed by a colon or a dash. */
function mealsInside(text: string): Inside[] {
  const found: Inside[] = [];
  for (const end of text.matchAll(HEAD_END)) {
    const from = Math.max(0, end.index - LONGEST_HEAD);
    const before = text.slice(from, end.index).replace(/\([^()]{0,20}\)\s{0,3}$/u, '');
    const starts = [...before.matchAll(/(?<![\p{L}\p{M}\p{N}'-])[\p{L}\p{M}]/gu)];
    // In 'soup Mid morning:' the last words are the heading.
    for (const { index } of starts.slice(-MOST_WORDS)) {
      const head = before.slice(index);
      if (!/^[\p{L}\p{M}\s'-]+$/u.test(head)) continue;
      const meal = mealHeading(head);
      if (!meal?.strict || meal.kind === null) continue;
      // A dessert belongs to the meal before it.
      if (meal.kind === 'dessert' || /^[^\p{Script=Han}]{1,2}$/u.test(head)) continue;
      const isDrink = meal.kind === 'tea' || meal.kind === 'other';
      const isColon = /[:：]/.test(end[0]);
      // 'Tea - 1 cup' is a drink with its amount, not a heading.
      if (isDrink && !(isColon && /^\p{Lu}/u.test(head))) continue;
      const isSure =
        /^\p{Lu}/u.test(head) || /[;|,.•/\n；，。、]\s{0,3}$/u.test(before.slice(0, index));
      found.push({ at: from + index, kind: meal.kind, isSure });
      break;
    }
  }
  return found;
}

/** Whether the text of one meal seems to name another meal. */
export const mayHoldOthers = (text: string, own: MealKind | null): boolean =>
  text.length <= LONGEST_MEAL && mealsInside(text).some(({ kind }) => kind !== own);
const LONGEST_MEAL = 2000;

const TIMED = /^(\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\.?|\d{1,2}:\d\d)\s+(?=\p{L})/iu;

/** '8am oats': only a blank separates the time from the dish. */
export function timed(line: string): { meal: MealHeading; rest: string } | null {
  const found = TIMED.exec(line);
  const meal = found && mealHeading(found[1] ?? '');
  return meal?.strict ? { meal, rest: line.slice(found?.[0].length) } : null;
}

const LONGEST_FLAT = 20_000;
const MOST_DAY_WORDS = 4;
/** 'On Sunday: eggs' is about a dish. */
const OF_A_SENTENCE = /^(?:on|am|an|le|les|el|los|il|la|em|na|no|w|we|в|во)\s/iu;

/**
 * Where days or meals begin within a line of running text: 'Day 1 Lunch: soup. Day 2 Lunch: rice', or a heading
 * behind the end of a dish: 'tea – 200 ml. Lunch:'.
 */
function breaksIn(text: string): number[] {
  if (text.length > LONGEST_FLAT) return [];
  const head = labelled(withoutBullet(text));
  // 'Breakfast: oats. Sunday: eggs.' is the breakfast of the day above.
  if (head?.rest === '' || (head?.meal && !head.day)) return [];
  const inside = mealsInside(text);
  const days = [...text.matchAll(/(?<=[.;!?]\s)[^.,;:!?()]{3,30}(?=:\s)/gu)].flatMap(
    ({ index, 0: name }) => {
      const day = inside.length < FEWEST || OF_A_SENTENCE.test(name) ? null : dayHeading(name);
      return day?.strict && day.days.length > 0 ? index : [];
    },
  );
  const meals = inside.flatMap(({ at }) => {
    const before = text.slice(Math.max(0, at - LONGEST_HEAD), at);
    const [behind = ''] = /[^.;:,()]*$/u.exec(before) ?? [];
    const words = /\p{L}{3}/u.test(behind) ? [...behind.matchAll(/\S+/gu)] : [];
    const start = words.slice(-MOST_DAY_WORDS).find(({ index }) => {
      const day = dayHeading(behind.slice(index));
      const isNumbered = day?.days.some(({ ordinal }) => ordinal !== undefined);
      return day?.days.length && (day.strict || (isNumbered && day.leads && day.others === 1));
    });
    if (start)
      return OF_A_SENTENCE.test(behind.slice(start.index)) ? [] : at - behind.length + start.index;
    return /[.;。；]\s*$/u.test(before) && !head && days.length === 0 ? at : [];
  });
  return [...days, ...meals].sort((one, other) => one - other);
}

/** The lines of a line in which further days or meals begin. */
export function brokenUp(text: string): string[] {
  const cuts = [...new Set([0, ...breaksIn(text)])];
  return cuts.map((cut, at) => text.slice(cut, cuts[at + 1]).trim());
}

/** Splits 'oats; Lunch: soup; Dinner: fish' into its parts; one part for a text without further headings. */
export function partsOf(text: string): string[] {
  const cuts = [0];
  for (const { at, isSure } of mealsInside(text)) if (isSure && at > 0) cuts.push(at);
  return cuts
    .map((cut, at) => text.slice(cut, cuts[at + 1]))
    .map((part) => withoutEnd(part, /[\s;|,•/–—；，。、-]/u).trim())
    .filter((part) => part !== '');
}

/** Each of these occurs at most once a day. */
export const MAIN: ReadonlySet<MealKind | null> = new Set(['breakfast', 'lunch', 'dinner']);
/** How many main meals are needed to tell that lines begin with the names of their meals. */
const FEWEST = 2;
// 'Dinner rolls' and 'Breakfast burrito' keep their first word as part of the dish.
const OF_A_DISH =
  /^(?:rolls?|box(?:es)?|burritos?|wraps?|cereals?|bowls?|muffins?|bars?|sandwich(?:es)?|tacos?|hash|plates?|teas?|meat)(?!\p{L})/iu;
// 'Lunch options' and 'Dinner at seven' name no dish.
const NO_DISH =
  /^(?:options?|ideas?|times?|menu|from|at|is|and|or|should|can|every|as|after|before|[(+&/])(?!\p{L})/iu;

type Bare = {
  readonly text: string;
  readonly name: string;
  readonly dish: string;
  readonly kind: MealKind;
};

/** The meal and dish of a line, or of the rest of a line that begins with a day: 'Monday: breakfast oats'. */
export function bareMealOf(line: string): Bare | null {
  const label = labelled(withoutBullet(line));
  if (label?.meal) return null;
  const text = label?.day ? label.rest : withoutBullet(line);
  const [, name = '', dish = ''] = /^([\p{L}\p{M}]+)\s+(\S.*)$/su.exec(text) ?? [];
  const meal = mealHeading(name);
  if (!meal?.strict || meal.kind === null || mealHeading(text)?.strict) return null;
  if (NO_DISH.test(dish) || dayHeading(dish)?.strict) return null;
  return { text, name, dish: OF_A_DISH.test(dish) ? `${name} ${dish}` : dish, kind: meal.kind };
}

/** The meals of 'breakfast oats, lunch soup / dinner fish'; none if a part names no meal. */
export function bareMealsOf(text: string): Bare[] {
  const starts = [...text.matchAll(/[,;/|]\s+/gu)].map((sign) => sign.index + sign[0].length);
  const cuts = starts.filter((at) => bareMealOf(text.slice(at, at + LONGEST_HEAD)));
  const parts = [0, ...cuts].map((from, at, all) =>
    bareMealOf(withoutEnd(text.slice(from, all[at + 1]), /[\s,;/|]/u)),
  );
  const found = parts.flatMap((part) => part ?? []);
  return found.length > 1 && found.length === parts.length ? found : [];
}

const CHINESE_MEALS =
  /(?<=^|[。；;，,：:\s])([早午中晚]餐|[早午晚]饭|加餐)(?=[\p{Script=Han}\d])(?!肉|奶)/gu;
/** '早餐粥。午餐鱼' names its meals without any sign between them and the dishes. */
const withChineseColons = (text: string): string =>
  (text.match(CHINESE_MEALS)?.length ?? 0) < FEWEST ? text : text.replace(CHINESE_MEALS, '$1：');

/**
 * Rewrites lines that begin with the name of their meal and a blank, 'Breakfast oats', as if they had a
 * colon. Only if at least two main meals are written so and none has a colon or a line of its own, or if
 * another meal follows in the line, or the day lacks this one, which others name so.
 */
export function withMealsNamed<L extends { readonly text: string }>(given: readonly L[]): L[] {
  const lines = given.map((line) => ({ ...line, text: withChineseColons(line.text) }));
  const bare = lines.map(({ text }) => bareMealOf(text));
  const kinds = new Set(bare.flatMap((each) => (each && MAIN.has(each.kind) ? [each.kind] : [])));
  let day = 0;
  const named = lines.map(({ text }) => {
    const line = withoutBullet(text);
    const label = labelled(line);
    if (label?.day || dayHeading(line)?.strict) day += 1;
    const meal = label?.meal ?? mealHeading(line);
    return { day, name: meal?.strict ? plain(meal.label) : null };
  });
  const isNamed = (at: number, name: string) => {
    const days = new Set(named.flatMap((each) => (each.name === plain(name) ? [each.day] : [])));
    return days.size > 1 && !days.has(named[at]?.day ?? 0);
  };
  const areNamed = named.some(({ name }) => name !== null);
  return lines.map((line, at) => {
    const found = bare[at];
    const isMeal =
      found &&
      ((areNamed ? isNamed(at, found.name) : kinds.size >= FEWEST) ||
        partsOf(found.dish).length > 1);
    if (!isMeal) return line;
    const from = line.text.lastIndexOf(found.text);
    return { ...line, text: `${line.text.slice(0, from)}${found.name}: ${found.dish}` };
  });
}
