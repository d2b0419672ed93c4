import { wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';
import { anyForms, formsOfAll } from './wordForms.ts';
import { FOODS } from './words/foods.ts';
import { MEAT } from './words/meat.ts';

export interface Meant {
  readonly besides: readonly Wanted[];
  /** It is meat, which sausages of tofu are not. */
  readonly isMeat: boolean;
}

/** A phrase as it is looked for: of each of its words all forms. */
export type Wanted = readonly ReadonlySet<string>[];

/** An own word may stand in any form; those of the lists are what forms are made of. */
export const wantedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(anyForms(each)));
const listedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(formsOfAll(each)));

interface Listed {
  readonly words: readonly string[];
  readonly wanted: Wanted;
}

const inForms = (list: string): Listed[] =>
  listed(list).map((phrase) => ({ words: wordsOf(phrase), wanted: listedFor(phrase) }));

interface Index {
  readonly generals: readonly GeneralInForms[];
  /** By each first word that is said, and by each of its forms. */
  readonly bySaid: ReadonlyMap<string, ReadonlySet<GeneralInForms>>;
}
interface GeneralInForms {
  readonly said: readonly Listed[];
  readonly means: readonly Listed[];
  readonly isMeat: boolean;
}

function made(): Index {
  const generals = [...MEAT, ...FOODS].map((general) => ({
    said: inForms(general.said),
    means: inForms(general.means),
    isMeat: MEAT.includes(general),
  }));
  const bySaid = new Map<string, Set<GeneralInForms>>();
  for (const general of generals)
    for (const { wanted } of general.said)
      for (const form of wanted[0] ?? []) {
        const beside = bySaid.get(form);
        if (beside) beside.add(general);
        else bySaid.set(form, new Set([general]));
      }
  return { generals, bySaid };
}
let index: Index | undefined;

const KEPT = 2000;
const kept = new Map<string, Meant>();

/** What an own word means besides itself: 'pork' is bacon, 'shrimp' is gambas. */
export function meantBesides(ownWord: string): Meant {
  const before = kept.get(ownWord);
  if (before) return before;
  const meant = find(ownWord);
  if (kept.size >= KEPT) kept.clear();
  kept.set(ownWord, meant);
  return meant;
}

function find(ownWord: string): Meant {
  // Made when it is first asked for.
  index ??= made();
  const { generals, bySaid } = index;
  const words = wordsOf(ownWord);
  const own = wantedFor(ownWord);
  const isOne = (some: Wanted, others: readonly string[]) =>
    some.length === others.length && some.every((set, at) => set.has(others[at] ?? ''));
  // In the order of the lists.
  const near = new Set([...(own[0] ?? [])].flatMap((form) => [...(bySaid.get(form) ?? [])]));
  const meant = generals.filter(
    (general) =>
      near.has(general) &&
      general.said.some((each) => isOne(each.wanted, words) || isOne(own, each.words)),
  );
  return {
    besides: meant
      .flatMap(({ means }) => means)
      .filter((each) => each.words.join(' ') !== words.join(' '))
      .map(({ wanted }) => wanted),
    isMeat: meant.some(({ isMeat }) => isMeat),
  };
}
