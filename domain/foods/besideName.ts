import { measureBehind, measureOf } from './amountAt.ts';
import { type Amount, isAside } from './amountIn.ts';
import { type IsName, textOf } from './cellJoints.ts';
import { mark, type Token } from './cellTokens.ts';
import { fold } from './fold.ts';
import { ASIDE_FROM, DRY, MIXED, TAIL } from './joiners.ts';
import { inDigits } from './numbers.ts';
import { unitNamed } from './units.ts';

/** '2 lettuce leaves', '2 Salatblätter': a measure behind its food; of '2 egg omelette' the eggs. */
export function withoutMeasure(name: Token[], amount: Amount | null, isName: IsName) {
  const last = name.at(-1);
  const others = name.slice(0, -1);
  const isInside = TAIL.has(others.at(-1)?.folded ?? '');
  if (!last || isInside || amount?.unit !== '') return { core: name, each: amount };
  const [, stem = '', ending = ''] = COMPOUND.exec(last.text) ?? [];
  const inside = others.length === 0 && stem !== '' && isName(stem);
  const measure = unitNamed(inside ? ending : last.folded);
  if (measure && measure.unit !== 'ml' && (inside || isName(textOf(others)))) {
    const core = inside ? [{ ...last, text: stem, folded: fold(stem) }] : others;
    return { core, each: { ...amount, unit: measure.unit } };
  }
  const of = MIXED.get(last.folded);
  const isDish = amount.low > 1 && others.some(({ folded }) => of?.test(folded));
  return { core: isDish ? others : name, each: amount };
}
const COMPOUND = /^(\p{L}{3,20}?)(scheiben?|blatt|blätter|zehen?|hälften?|portion(?:en)?)$/u;

/** 'Cut into 2 cm cubes', 'in Scheiben': what is done with the food before it. */
export const isPreparing = ([first, ...words]: readonly Token[]): boolean =>
  first !== undefined &&
  (isAside(first) ||
    DRY.test(first.folded) ||
    (words.length === 0 && PARTICIPLE.test(first.text))) &&
  words.every(
    (token) =>
      isAside(token) ||
      /^(?:cm|mm|in|en|a|to|pieces)$/.test(token.folded) ||
      inDigits(token.folded) !== null ||
      unitNamed(token.folded) !== undefined,
  );

/** Alone it says what is done: 'deveined', 'gehobelt'; but 'linseed' is eaten. */
const PARTICIPLE = /^(?!buttered)(?:\p{Ll}{3,}[^e]ed|ge\p{Ll}{3,}[dt])$/u;

/** What somebody eats may stand behind these and what they do: 'after training 1 banana'. */
const BEFORE = new Set('before after vor nach avant apres antes despues prima dopo'.split(' '));
/** 'After walking 30 minutes' */
const MINUTES = /^(?:min\p{L}*|h|hours?|stund\p{L}*|heures?|horas?|or[ae])$/u;

/** The words, apart from what follows 'without' or 'after', which is a note. */
export function partedFrom(words: Token[], isName: IsName) {
  const at = words.findIndex(
    ({ folded }, from) =>
      ASIDE_FROM.has(folded) &&
      // 'Cerveza sin alcohol' is a food of its own.
      !(from > 0 && isName(textOf(words.slice(from - 1, from + 2)))),
  );
  // 'Pain sans gluten 40 g': the amount is that of the bread.
  const weight = measureBehind(words, 3);
  const to =
    at > 0 && weight > 0 && at + 1 < words.length - weight ? words.length - weight : undefined;
  // 'Prima di dormire 170 g yogurt'
  const next = words.findIndex(({ folded }, from) => from > 1 && inDigits(folded) !== null);
  const name = next + measureOf(words.slice(next));
  const isTime = BEFORE.has(words[0]?.folded ?? '') && !MINUTES.test(words[name]?.folded ?? '');
  const isAhead = at === 0 && isTime && next > 0 && name < words.length;
  const note = at < 0 ? [] : words.slice(at, isAhead ? next : to);
  const own = words.filter((word) => !note.includes(word));
  mark(note, 'note');
  return { own, note };
}

/** Takes words of size and cooking from both ends, unless they belong to a name: baked beans. */
export function withoutAside(words: readonly Token[], isName: IsName) {
  let [from, to] = [0, words.length];
  const isWhole = () => isName(textOf(words.slice(from, to)));
  const is = (at: number) => words.slice(at, at + 1).some(isAside);
  while (from < to - 1 && is(from) && !isWhole()) from += 1;
  while (to > from + 1 && is(to - 1) && !isWhole()) to -= 1;
  while (to > from + 1 && TAIL.has(words[to - 1]?.folded ?? '')) to -= 1;
  return { core: words.slice(from, to), aside: [...words.slice(0, from), ...words.slice(to)] };
}
