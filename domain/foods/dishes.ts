import type { Amount } from './amountIn.ts';
import { type IsName, SANDWICH, textOf } from './cellJoints.ts';
import { mark, type Token } from './cellTokens.ts';
import { wordsOf } from './fold.ts';
import { groupOf, isSeasoning } from './foods.ts';
import { MIXED, OF, TAIL } from './joiners.ts';

/** The food behind 'of' or ahead in the name of a dish, unless the words beside it name it again: 'soup of lentils (60 g lentils)'. */
export function madeOf(dish: readonly Token[], beside: readonly Token[], isName: IsName): Token[] {
  const at = dish.findIndex(({ folded }) => TAIL.has(folded) || OF.has(folded));
  const isLast = at < 0 && MIXED.has(dish.at(-1)?.folded ?? '');
  const of = isLast ? dish.slice(0, -1) : dish.slice(at + 1, at < 0 ? 0 : undefined);
  const [own, again] = [of, beside].map((words) => wordsOf(textOf(words)).join(' '));
  return isName(textOf(of)) && !` ${again} `.includes(` ${own} `) ? of : [];
}

/** What a dish of it is weighed by. */
export const DRY_WEIGHED =
  /^(?:pasta|pâtes|nudeln|spaghetti|penne|reis|riz|riso|arroz|rice|quinoa|couscous|semoule|boulgour|farro|macarrones)(?!\p{L})/iu;

/** Dishes of which everybody weighs the whole. */
const STEW =
  /stew|stuffed|gefüllt|rellen|farci|ripien|curry|casserole|chil[li]|guiso|estofad|potaje|tajine|tajín|tagine|rago[uû]t|gulasch|eintopf|pfanne|auflauf|gratin|spezzatin|stufat|risotto|paella|hachis|suppe|soup|zuppa|sopa|crema|velouté|salat|salad|ensalada|insalata/i;

/** Of 'curry with rice (300 g)' nobody eats 300 g if it is the powder. */
export const isStew = (name: string, isName: IsName): boolean =>
  STEW.test(name) && (!isName(name) || isName(name, true));

/** In these is what stands behind 'with', and not beside them as with a goulash. */
export const ONE_POT =
  /stew|eintopf|stuffed|gefüllt|rellen|farci|ripien|guiso|potaje|soup|suppe|zuppa|sopa/i;

/** What is eaten beside such a dish, and salads, onto which more is put. */
export const isNotInside = (dish: string, part: string): boolean =>
  /sala[dt]|ensalada|insalata|kartoffel|potato|patat|spätzle/i.test(`${dish} ${part}`) ||
  groupOf(part) === 'grains';

/** What is mixed into these is drunk with them. */
export const DRINKS = /^(?:\p{L}+ )?(?:smoothie|frullato)(?! bowl)(?!\p{L})/iu;

export const isTooMuch = ({ unit, high }: Amount, name: string): boolean =>
  unit === 'g' && high >= 60 && isSeasoning(name);

/** Whether an amount behind several foods is of all of them: 'stew with rice and peas (1 plate)', 'pizza with ham (1/2)'. */
export const isOfAll = ({ unit, high }: Amount, isInside: boolean): boolean =>
  (isInside && unit === 'g' && high >= 60) ||
  unit === 'serving' ||
  unit === 'plate' ||
  unit === 'bowl' ||
  (unit === '' && high < 1);

/** Whether a dish consists of what is named after it; not if a weight of its own is given. */
export const isMixed = (
  food: { readonly name: readonly Token[]; readonly amount: Amount | null },
  named: readonly Token[],
): boolean =>
  (food.amount === null || food.amount.unit === '') &&
  food.name.some((dish) => {
    const of = MIXED.get(dish.folded);
    return of !== undefined && named.some(({ folded }) => of.test(folded));
  });

export const isBread = (words: readonly Token[]): boolean => groupOf(textOf(words)) === 'grains';

/** A bread or a salad and what is on it: '2 avocado toasts', 'tartine avocat'. */
export function breadApart(name: Token[], isName: IsName): [bread: Token[], topping: Token[]] {
  if (name.length < 2 || isName(textOf(name))) return [name, []];
  // 'Pain de seigle beurré'
  if (/^beurree?s?$/.test(name.at(-1)?.folded ?? '') && isName(textOf(name.slice(0, -1))))
    return [name.slice(0, -1), name.slice(-1)];
  // 'Sándwich de pan integral con atún': what is on it follows.
  const [first, of, ...bread] = name;
  if (SANDWICH.test(first?.folded ?? '') && OF.has(of?.folded ?? '') && isBread(bread)) {
    mark(name.slice(0, 2), 'note');
    return [bread, []];
  }
  for (const [at, pattern] of [
    [name.length - 1, /^(?:toasts?|bagels?|rolls?|crumpets?|crackers?|salads?|wraps?)$/],
    [0, /^(?:tartines?|tosta(?:da)?s?|toasts?)$/],
  ] as const) {
    const topping = name.toSpliced(at, 1);
    if (at === 0 && OF.has(topping[0]?.folded ?? '')) mark(topping.splice(0, 1), 'joiner');
    // 'Carrot salad' is carrots, 'avocado salad' has leaves too.
    const isPlain =
      /^salad/.test(name[at]?.folded ?? '') && groupOf(textOf(topping)) === 'vegetables';
    const isOnIt = isName(textOf(topping)) && !isBread(topping) && !isPlain;
    if (isOnIt && pattern.test(name[at]?.folded ?? '')) return [name.slice(at, at + 1), topping];
  }
  return [name, []];
}
