import { fold, singular, wordsOf } from '#domain/foods/fold.ts';
import { FLAVOURS, isPreparation } from '#domain/foods/joiners.ts';
import { remembered } from '#domain/remembered.ts';
import { slips } from '#domain/search.ts';
import {
  type EverydayFood,
  everydayFood,
  everydayFoods,
  PLAN_LANGUAGES,
  type PlanLanguage,
} from './everyday.ts';

/**
 * The everyday food that is likely meant by a name that nobody knows: with slips of the keyboard put right, and
 * without words that name no food: 'brocolli', 'crusty roll', 'Holzofenbrot', 'judías verdes tiernas', 'beef taco'.
 */
export function nearName(name: string, preparation: string, language: PlanLanguage) {
  const typed = corrected(name, language);
  const foodOf = (words: string) => everydayFood(words, language, preparation);
  const whole = [typed, ...turned(typed)]
    .filter((words) => words !== name)
    .map(foodOf)
    .find((food) => food !== undefined);
  return (
    whole ?? onlyOf(inFull(typed, language).map(foodOf)) ?? headOf(typed, preparation, language)
  );
}

/** The one food that is meant, whichever word it is. */
function onlyOf(foods: readonly (EverydayFood | undefined)[]): EverydayFood | undefined {
  const found = new Set(foods.filter((food) => food !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
}

/** 'Pane integr.', 'griech. Joghurt': with a word in full of which nobody knows more than the beginning. */
function inFull(name: string, language: PlanLanguage): string[] {
  const words = name.split(/\s+/);
  const written = words.find((word) => SHORTENED.test(word) && !isKnown(fold(word)));
  if (!written) return [];
  const beginning = fold(written).replace('.', '');
  return (
    [...vocabulary(language)]
      .filter((word) => word.startsWith(beginning))
      // 'Haferfl.' are no 'Haferflockenbrei'.
      .filter(
        (word, _, all) =>
          !all.some((other) => word.startsWith(other) && word.length > other.length + 2),
      )
      .slice(0, MOST_IN_FULL)
      .map((word) => name.replace(written, word))
  );
}
const SHORTENED = /^(?:\p{L}{4,}\.|\p{L}{5,})$/u;
const MOST_IN_FULL = 12;

const MOST_WORDS = 6;

/** 'Coffee black' in the other order. */
const turned = (name: string): string[] => {
  const [one, other, ...more] = name.split(' ');
  return one && other && more.length === 0 ? [`${other} ${one}`] : [];
};

/** The words of which the names of everyday foods consist, as they are written there. */
const vocabulary = remembered(
  (language: PlanLanguage) =>
    new Set(
      everydayFoods().foods.flatMap(({ names }) =>
        names[language].flatMap((name) => fold(name).split(/[^\p{L}]+/u)),
      ),
    ),
);
/** Names that are one word: the foods that a word can stand for. */
const single = remembered((language: PlanLanguage) => {
  const names = everydayFoods().foods.flatMap((food) =>
    isSpice(food) ? [] : food.names[language],
  );
  return new Set(names.map(wordsOf).flatMap(([word, more]) => (word && !more ? [word] : [])));
});

const isKnown = (word: string): boolean =>
  PLAN_LANGUAGES.some(
    (language) => vocabulary(language).has(word) || vocabulary(language).has(singular(word)),
  ) || isPreparation(word);

const TWO_SLIPS = 8;

/** The name with each unknown word as the one known word that is a slip away. */
function corrected(name: string, language: PlanLanguage): string {
  return name.replace(/\p{L}{5,25}/gu, (written) => {
    const word = fold(written);
    if (isKnown(word)) return written;
    const most = word.length >= TWO_SLIPS ? 2 : 1;
    let best: string[] = [];
    let least = most + 1;
    for (const known of vocabulary(language)) {
      if (known[0] !== word[0] || Math.abs(known.length - word.length) >= least + 1) continue;
      const away = slips(word, known, least);
      // 'Arancino' is no slip of 'arancia'.
      if (away > 1 && known.at(-1) !== word.at(-1)) continue;
      if (away < least) [best, least] = [[known], away];
      else if (away === least && away <= most) best.push(known);
    }
    // 'Tomatoe' is a slip of 'tomato' and of 'tomatoes'.
    return new Set(best.map(singular)).size === 1 ? (best[0] ?? written) : written;
  });
}

/** With one of these it is another food, whatever else it is called. */
const OTHER =
  /^(?:stuffed|gefullt\p{L}*|farci\p{L}*|rellen\p{L}*|ripien\p{L}*|vegan\p{L}*|vegetari\p{L}*|vegetal\p{L}*|veggie|plant|pflanzlich\p{L}*|light|0|zero|free|frei\p{L}*|sin|sans|senza|ohne)$/u;

/**
 * The food at the head of a name: its last words in English and German, its first in French, Spanish and Italian. The
 * other words must be no food, so that a turkey burger is not taken for one of beef.
 */
function headOf(name: string, preparation: string, language: PlanLanguage) {
  const words = name.split(/[\s-]+/).filter(Boolean);
  if (words.length > MOST_WORDS) return undefined;
  const isLast = language === 'en' || language === 'de' || language === 'hi';
  for (let length = words.length - 1; length > 0; length -= 1) {
    const kept = isLast ? words.slice(-length) : words.slice(0, length);
    const left = isLast ? words.slice(0, -length) : words.slice(length);
    const food = everydayFood(kept.join(' '), language, preparation);
    if (!food) continue;
    // 'Chickpea and spinach curry'
    if (/curry$/i.test(kept.join(' ')) && isSpice(food) && left.some(isFood))
      return everydayFoods().byKey.get('vegetable-curry');
    if (isSpice(food) || left.some((word) => OTHER.test(fold(word)))) return undefined;
    // 'Rote-Bete-Salat' is no lettuce.
    const of = isLast && left.length > 1 ? everydayFood(left.join(' '), language) : undefined;
    // 'Portobello mushrooms' are only mushrooms.
    const isOther = (word: string) =>
      isFood(word) && !PLAN_LANGUAGES.some((each) => everydayFood(word, each) === food);
    const isOfFood = left.some(isOther) || (of !== undefined && of !== food && !isSpice(of));
    if (!isOfFood || food.isDish) return food;
    return /yoghurt$/.test(food.key) ? everydayFoods().byKey.get('fruit-yoghurt') : undefined;
  }
  return language === 'de' ? endOf(words.at(-1) ?? '', preparation) : undefined;
}

/** 'Tikka masala' is no spice. */
const isSpice = ({ portions }: EverydayFood): boolean =>
  portions.pinch !== undefined || (portions.serving ?? 100) <= 5;

/** Whether a word alone is a food. */
export const isFood = (written: string): boolean => {
  const [word = ''] = wordsOf(written);
  if (word.startsWith('protein') || FLAVOURS.has(fold(written))) return false;
  return PLAN_LANGUAGES.some((language) => single(language).has(word));
};

/** 'Holzofenbrot' is bread, 'Haselnussmilch' no milk. */
function endOf(word: string, preparation: string): EverydayFood | undefined {
  for (let at = 3; at <= word.length - 4; at += 1) {
    const food = everydayFood(word.slice(at), 'de', preparation);
    if (!food || isSpice(food)) continue;
    const ahead = word.slice(0, at);
    const isOfFood = ['', 's', 'n', 'en', 'e'].some(
      (joint) => ahead.endsWith(joint) && isFood(ahead.slice(0, ahead.length - joint.length)),
    );
    return isOfFood && !food.isDish ? undefined : food;
  }
  return undefined;
}
