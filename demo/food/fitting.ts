import { between, extras } from './between.ts';
import { KITCHENS, type KitchenName } from './kitchens.ts';
import { SLOTS, type Slot } from './menu.ts';
import { type Trait, traitsOf } from './traits.ts';

export type Preference = 'vegetarian' | 'non-vegetarian' | 'ovo-vegetarian';
export type Need = 'everyday' | 'athlete' | 'pregnancy' | 'renal' | 'diabetes';

export type Eating = {
  readonly preference: Preference;
  readonly avoids: readonly Trait[];
  readonly need: Need;
  readonly kitchens: readonly KitchenName[];
};

const byPreference: Readonly<Record<Preference, readonly Trait[]>> = {
  'non-vegetarian': [],
  'ovo-vegetarian': ['meat', 'fish', 'shellfish'],
  vegetarian: ['meat', 'fish', 'shellfish', 'egg'],
};

const byNeed: Readonly<Record<Need, readonly Trait[]>> = {
  everyday: [],
  athlete: [],
  pregnancy: ['raw', 'mercury', 'caffeine'],
  renal: ['potassium', 'nuts', 'caffeine'],
  diabetes: ['sugary'],
};

/** Everything this person's plan must not contain. */
export const leftOut = (eating: Eating): ReadonlySet<Trait> =>
  new Set([...byPreference[eating.preference], ...byNeed[eating.need], ...eating.avoids]);

/** The dishes of each of the day's eight meals that this person may eat. */
export function dishesFor(eating: Eating): Record<Slot, string[]> {
  const banned = leftOut(eating);
  const fits = (dish: string) => ![...traitsOf(dish)].some((trait) => banned.has(trait));
  const more = extras[eating.need] ?? {};
  const offered = (slot: Slot): readonly string[] => {
    if (slot === 'breakfast' || slot === 'lunch' || slot === 'dinner')
      return eating.kitchens.flatMap((name) => KITCHENS[name][slot]);
    // The usual snacks are often wrong for kidneys, even if the words of a dish show no forbidden trait.
    return eating.need === 'renal' ? (more[slot] ?? []) : [...(more[slot] ?? []), ...between[slot]];
  };
  return Object.fromEntries(SLOTS.map((slot) => [slot, offered(slot).filter(fits)])) as Record<
    Slot,
    string[]
  >;
}
