import type { Allergen } from './allergens.ts';

/** A word or short phrase that a person wrote themselves. */
export type OwnWord = string;

/** A place in a text which names what somebody must not eat, or what usually has it. */
export type Mark = {
  /** In UTF-16, as text is sliced. */
  readonly from: number;
  readonly to: number;
  /** The listed word that was recognised. */
  readonly because: string;
} & (
  | { readonly allergen: Allergen; readonly how: 'names' | 'carries' }
  | { readonly ownWord: OwnWord; readonly how: 'own' | 'disliked' }
);
