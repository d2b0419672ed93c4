import type { Allergen } from './allergens.ts';
import type { Way } from './ways.ts';

/** A word or short phrase that a person wrote themselves. */
export type OwnWord = string;

/** A place in a text that names what a customer must not eat, or a food that usually contains it. */
export type Mark = {
  /** UTF-16 positions, as for `slice`. */
  readonly from: number;
  readonly to: number;
  /** The listed word that was recognised. */
  readonly because: string;
} & (
  | { readonly allergen: Allergen; readonly how: 'names' | 'carries' }
  | { readonly way: Way; readonly how: 'way' }
  | { readonly ownWord: OwnWord; readonly how: 'own' | 'disliked' }
);
