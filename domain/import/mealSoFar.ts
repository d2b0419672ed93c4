import type { DayRef } from './dayHeading.ts';
import { bareMealOf, isBulleted, labelled, MAIN, withoutBullet } from './labels.ts';
import { phraseFinder, plain, withoutBrackets, wordsLeft } from './letters.ts';
import { isAddressed, isLongSentence, isSentence, type Line } from './lineStarts.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import { MEAL_WORDS, type MealKind } from './mealWords.ts';
import type { DayMark } from './reading.ts';
import { ordinalOf, roleOf } from './roles.ts';
import type { Why } from './words.ts';

/** How the meal that is being read is written. A line that is written otherwise may not belong to it. */
type MealShape = {
  /** What separates its heading from a dish on the same line. */
  readonly inline: 'colon' | 'dash' | null;
  readonly isHeadListed: boolean;
  areDishesInCapitals: boolean;
  /** Whether its dishes so far have bullets; null before the first. */
  areDishesListed: boolean | null;
  /** A starter, a main course or a dessert was named. */
  hasCourses: boolean;
};

/** The shape of a meal that begins on a line, with its heading and what follows it there. */
export function shapeOf(text: string, head: string, rest: string): MealShape {
  const after = text.slice(text.lastIndexOf(head) + head.length);
  const inline = rest === '' ? null : /^[\s*_)]{0,6}[:：]/u.test(after) ? 'colon' : 'dash';
  return {
    inline,
    isHeadListed: isBulleted(text),
    areDishesInCapitals: isInCapitals(rest),
    areDishesListed: null,
    hasCourses: false,
  };
}

type Following =
  | { readonly is: 'dish'; readonly why: readonly Why[] }
  | { readonly is: 'meal'; readonly label: string; readonly rest: string }
  /** The plan ends here, or is interrupted: tips, thanks, a shopping list. */
  | { readonly is: 'section' };

const MOST_WORDS = 5;
const LONGEST_LABEL = 40;

/** Courses and parts of a meal, which are no meals of their own, in the form that `plain` returns. */
const PARTS =
  `starter|starters|first course|second course|main|mains|main course|main dish|side|sides|side dish|soup|salad|bread|appetizer|drink|drinks|beverage|topping|toppings|dressing|sauce|protein|carbs|carb|veg|veggies|vegetables|fats|fat|fruit|grain|grains|dairy|ingredients|method|recipe|preparation|directions|instructions|filling|serve with|plus|with|add|optional|options|option|or|per serving|for the salad|for the dressing
|vorspeise|hauptspeise|hauptgericht|hauptgang|beilage|beilagen|suppe|salat|getrank|zutaten|zubereitung|dazu|rezept|gemuse|oder
|entree|entrees|plat|plats|plat principal|accompagnement|garniture|legumes|legume|fromage|laitage|produit laitier|boisson|boissons|pain|fruit|feculents|feculent|proteines|viande|poisson|ingredients|preparation|recette|ou|crudites
|entrada|entradas|primero|segundo|primer plato|segundo plato|plato principal|plato fuerte|guarnicion|acompanamiento|acompanamientos|sopa|ensalada|bebida|pan|fruta|proteina|verduras|ingredientes|preparacion|receta|o
|antipasto|primo|secondo|primo piatto|secondo piatto|contorno|contorni|frutta|pane|bevanda|verdura|condimento|ingredienti|preparazione|ricetta|oppure
|prato|prato principal|prato base|guarnicao|acompanhamento|acompanhamentos|salada|proteina|legumes|bebida|opcao|dieta|ingredientes|modo de preparo|receita|ou|sopa
|sposob przygotowania|przygotowanie|skladniki|wykonanie|malzemeler|hazirlanisi|yapilisi|способ приготовления|приготовление|ингредиенты
|सलाद|सामग्री|विधि|पेय|المقبلات|المقبلات والسلطه|الطبق الرئيسي|الطبق الجانبي|سلطه|شوربه|المشروب|المكونات|الطريقه|主食|主菜|配菜|汤|蔬菜|蛋白质|饮品|做法|食材|荤菜|素菜|凉菜`.replaceAll(
    '\n',
    '',
  );
const parts = phraseFinder([[true, PARTS]]);

/** Whether a label names a course or a part of a meal: 'Entrée', 'Side dish', 'Ingredients'. */
export function isPart(label: string): boolean {
  const found = parts(plain(label));
  return found !== null && wordsLeft(found.rest).length === 0;
}

/** 'Vegan option' is one, too, among lines. */
export const isPartOfMeal = (label: string) => isPart(label) || OPTION.test(plain(label));
const OPTION =
  /(?:^|\s)(?:options?|alternativ\p{L}*|variante?s?|opcion|opcao|opzione|opcja|вариант)$|^alternativ\p{L}*\s/u;

const [, DESSERT = ''] = MEAL_WORDS.find(([kind]) => kind === 'dessert') ?? [];
const courses = phraseFinder([[true, `${PARTS}|${DESSERT}`]]);

/** 'lunch' for 'Lunch (starter)' and 'Lunch main course', in the form that `plain` returns. */
export function withoutCourse(label: string): string {
  const found = courses(plain(label));
  const meal = mealHeading(found?.rest ?? '');
  return found && meal?.strict && meal.kind !== null && MAIN.has(meal.kind)
    ? found.rest.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
    : plain(label);
}

export function addDish(shape: MealShape, text: string): void {
  if (isInCapitals(text)) shape.areDishesInCapitals = true;
  shape.areDishesListed = isBulleted(text) && shape.areDishesListed !== false;
  // 'Entrée : soupe', 'Soup: lentils' or '1º Lentejas'.
  const said = withoutBullet(text);
  if (isPart(COLON.exec(said)?.[1] ?? '') || /^[12][ºª°]/.test(said)) shape.hasCourses = true;
}

const PARTS_OF_MEALS: ReadonlySet<MealKind | null> = new Set<MealKind>(['dessert', 'tea', 'other']);

const isSnack = ({ kind }: MealHeading) => kind !== null && !MAIN.has(kind);

/** Whether what could be a meal of its own, such as a dessert or a drink, is written as a part of this one. */
export const isPartOf = (
  shape: MealShape,
  text: string,
  { kind, time }: MealHeading,
  own: MealHeading | null,
): boolean =>
  (PARTS_OF_MEALS.has(kind) || (kind === 'snack' && own !== null && isSnack(own))) &&
  time === null &&
  (shape.hasCourses || (isBulleted(text) && !shape.isHeadListed && shape.inline === null));

const IN_BRACKETS = /^[[(].*[\])]$/su;
const COLON = /^([^:：]{2,40})[:：]\s*(\S.*)$/su;
const DASH = /^(.{2,40}?)\s(?:[–—-]|->|→)\s(\S.*)$/su;

type Place = {
  readonly kind: MealKind | null;
  readonly shape: MealShape;
  /** The meal has dishes: a new paragraph may be about something else. */
  readonly isFilled: boolean;
  /** No heading of a day or meal follows. */
  readonly isAtEnd: boolean;
  /** The next heading is another meal of the day. */
  readonly isBetween: boolean;
};

/** What a line is that comes after the heading of a meal and is not known as a heading itself. */
export function followingMeal(
  { kind, shape, isFilled, isAtEnd, isBetween }: Place,
  line: Line,
  next: Line | undefined,
  isRemark: (line: string) => boolean,
): Following {
  if (!isFilled) return { is: 'dish', why: [] };
  const said = withoutBullet(line.text);
  // 'Option B (veg): eggs' is had instead of what is above, however long it is.
  const named = withoutBrackets(COLON.exec(said)?.[1] ?? '');
  if (roleOf(named)?.kind === 'option' && ordinalOf(named)) return { is: 'dish', why: [] };
  // '[You can swap it for tofu]' is said of the dish above.
  if (line.begins && isRemark(said) && !IN_BRACKETS.test(said)) return { is: 'section' };
  const isOffList = shape.areDishesListed === true && !isBulleted(line.text);
  const isCall = /[?？؟]$/.test(said) || (shape.inline !== null && said.endsWith('!'));
  if (isAtEnd && (isCall || (isOffList && isAddressed(said)))) return { is: 'section' };
  // A heading with something below it; a bold dish has nothing.
  if (isAtEnd && line.isHeading && shape.inline && next) return { is: 'section' };
  const isNextListed = next !== undefined && isBulleted(next.text);
  if (line.begins && shape.areDishesListed && !isBulleted(line.text) && !isNextListed)
    return { is: 'section' };
  // 'Lunch soup' names the next meal without a sign.
  const bare = bareMealOf(line.text);
  if (bare && MAIN.has(bare.kind) && /^\p{Lu}/u.test(bare.name) && bare.kind !== kind)
    return { is: 'meal', label: bare.name, rest: bare.dish };
  if (shape.inline && isBulleted(line.text) === shape.isHeadListed) {
    const [, label = '', rest = ''] = (shape.inline === 'colon' ? COLON : DASH).exec(said) ?? [];
    if (isLabel(label) && !isPartOfMeal(label) && roleOf(label) === null)
      return { is: 'meal', label: label.trim(), rest };
    if (isLabel(label) && isPartOfMeal(label)) return { is: 'dish', why: ['ownMeal'] };
  }
  const meal = mealHeading(said);
  const isTimed = meal !== null && meal.kind !== null && meal.time !== null;
  const title = (isTimed ? withoutBrackets(said) : said).replace(/(?<!\s)\s*[:：]$/u, '').trim();
  if (isLabel(title) && !isPartOfMeal(title)) {
    const isOver = !next || isAtEnd || (isLongSentence(next.text) && !isBetween);
    if (isSetOff(shape, line, next))
      return isOver ? { is: 'section' } : { is: 'meal', label: isTimed ? said : title, rest: '' };
    if (line.begins && next && isLongSentence(next.text)) return { is: 'section' };
    if (/[:：]$/u.test(said)) return { is: 'dish', why: ['maybeHeading'] };
  }
  if (line.isHeading) return { is: 'dish', why: ['maybeHeading'] };
  const isDoubtful = isLongSentence(said) && (shape.inline !== null || isOffList || isAtEnd);
  return { is: 'dish', why: isDoubtful ? ['maybeRemark'] : [] };
}

/** Whether a line looks like the headings around it and not like the dishes. */
function isSetOff(shape: MealShape, line: Line, next: Line | undefined): boolean {
  if (line.isHeading) return true;
  const isNextListed = next !== undefined && isBulleted(next.text);
  if (!isBulleted(line.text) && shape.areDishesListed && !shape.isHeadListed && isNextListed)
    return true;
  return isInCapitals(line.text) && !shape.areDishesInCapitals;
}

const isInCapitals = (text: string): boolean => {
  const letters = text.replace(/\([^)]*\)/g, '').replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
};

/** A few words without numbers that do not begin with a small letter. */
const isLabel = (text: string): boolean =>
  text.length <= LONGEST_LABEL &&
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  !/\d|[.!?,;]/.test(text) &&
  text.split(/\s+/).length <= MOST_WORDS;

/** Whether a line below dishes is set off from them, as the unknown name of another day would be. */
export const mayNameDay = (shape: MealShape, line: Line, hasLooseLines: boolean): boolean =>
  (line.begins || line.isHeading === true || (shape.inline !== null && !hasLooseLines)) &&
  line.text.length <= LONGEST_LABEL &&
  !isBulleted(line.text) &&
  !isSentence(line.text);

/** The meals that a day of lines has had so far, and what makes them doubtful. */
export class DaySoFar {
  #had = new Set<MealKind>();
  #isUnknown: boolean;
  #isAgain = false;
  #isMealUnknown = false;

  constructor(isUnknown = false) {
    this.#isUnknown = isUnknown;
  }

  begins(meal: MealHeading, isUnknown: boolean): void {
    // 'Breakfast 2' and 'Breakfast II' are no repetition.
    this.#isAgain = this.#isHad(meal) && !/\d|(?<!\p{L})ii+(?!\p{L})/iu.test(meal.label);
    this.#isMealUnknown = isUnknown;
    if (meal.kind !== null) this.#had.add(meal.kind);
  }

  get doubts(): Why[] {
    return [
      ...(this.#isAgain ? (['again'] as const) : []),
      ...(this.#isMealUnknown ? (['unknownMeal'] as const) : []),
      ...(this.#isUnknown ? (['unknownDay'] as const) : []),
    ];
  }

  /** Whether a line begins with a main meal that the day has had already. */
  isRepeatedBy(line: string): boolean {
    const text = withoutBullet(line);
    const meal = labelled(text)?.meal ?? mealHeading(text);
    return meal !== null && this.#isHad(meal);
  }

  #isHad({ kind }: MealHeading): boolean {
    return kind !== null && MAIN.has(kind) && this.#had.has(kind);
  }
}

/** The day after one that is named by its weekday or number, unless it has a heading of its own. */
export function freeDayAfter(mark: DayMark | null, named: readonly DayRef[]): DayRef | null {
  const [only, ...others] = mark?.heading.days ?? [];
  if (!only || others.length > 0) return null;
  const { weekday, ordinal } = only;
  if (weekday === 6) return null;
  const after =
    weekday !== undefined ? { weekday: weekday + 1 } : { ordinal: (ordinal ?? Number.NaN) + 1 };
  const isNamed = named.some(
    (each) => each.weekday === after.weekday && each.ordinal === after.ordinal,
  );
  return isNamed || (weekday === undefined && ordinal === undefined) ? null : after;
}
