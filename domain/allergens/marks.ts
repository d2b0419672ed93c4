import type { Allergen, Food } from './allergens.ts';
import { tokensOf } from './fold.ts';
import { type Hit, hitsIn } from './hits.ts';
import { lexicon, listed } from './lexicon.ts';
import { ownMarksIn } from './ownWords.ts';
import { unitsOf } from './units.ts';
import type { Mark, OwnWord, Way } from './ways.ts';

/** Words of meals that only occur in languages without lists, folded. */
const OTHER_LANGUAGES = `met, een, brood, kaas, melk, kip, eieren, boterham, havermout, groente, groenten, aardappel, aardappelen, soep, vis, zalm, pindakaas, beschuit, roggebrood, volkoren, volkorenbrood, rijst, gehakt, noten, kwark, ontbijt, gekookt, gebakken, appel, gekookte, magere, halfvolle, sperziebonen, handje, uit, vrij, alcoholvrij, eiersalade, wortel, wortels, sinaasappel, pompoen, biet, bietjes, gehaktbal, kipfilet, stamppot, boerenkool, vlees, schaaltje, plakje, plakjes, sneetje, sneetjes, boter, voor, zonder, kaassaus, hagelslag, ontbijtkoek, frietjes, bitterballen,
    och, med, brod, mjolk, ost, agg, fisk, lax, laks, kyckling, kylling, kott, kjott, gröt, grot, havregryn, havregrot, potatis, poteter, smorgas, gronsaker, skinke, skinka, rugbrod, frokost, middag, frukost, aftensmad, morgenmad, til, paa,
    leipa, leipaa, ruisleipa, maito, maitoa, juusto, juustoa, kananmuna, kanaa, puuro, kaurapuuro, lohi, lohta, peruna, perunat, keitto, marjat, rahka, kanan, riisi,
    kenyer, tej, sajt, tojas, rantotta, csirke, csirkemell, rizs, rizzsel, leves, turo, zabkasa, gyumolcs, zoldseg, hus, sajtos, vaj, krumpli,
    paine, lapte, branza, oua, pui, orez, supa, ciorba, iaurt, mamaliga, cartofi, unt,
    syr, syrem, vejce, vajicka, kure, kureci, ryze, ryzi, polevka, brambory, bramborem, ovesna, tvaroh, rohlik, zelenina, zeleninou, snidane, vecere,
    kruh, hleb, mlijeko, jaja, piletina, riba, juha, sir, povrce, krumpir, pirinac,
    dan, dengan, ayam, telur, ikan, susu, sayur, kacang, tahu, buah, rebus, bakar,
    amb, llet, formatge, ous, pollastre, peix, pernil, arros, verdures,
    ugali, sukuma, maziwa, mkate, mayai, samaki`;

/** A way of eating, and the foods that this person leaves out for it: some vegetarians eat fish. */
export interface AvoidedBy {
  readonly way: Way;
  readonly foods: readonly Food[];
}

/** What a person must not eat: chosen allergens, and words of their own. */
export interface Avoided {
  readonly allergens: readonly Allergen[];
  /** Whether milk is among them for its lactose only, so that milk without lactose is none. */
  readonly isMilkLactose?: boolean;
  readonly ownWords: readonly OwnWord[];
  readonly ways: readonly AvoidedBy[];
  /** What they dislike: it is marked but needs no reason. */
  readonly disliked: readonly OwnWord[];
}

export const AVOIDS_NOTHING: Avoided = { allergens: [], ways: [], ownWords: [], disliked: [] };

export const avoidsNothing = ({ allergens, ways, ownWords, disliked }: Avoided): boolean =>
  allergens.length + ways.length + ownWords.length + disliked.length === 0;

// Milk without lactose has the protein of milk: it is left out for an allergen, but not for this way of eating.
const FREE_BEFORE =
  /(?:lactose[- ]?free|la[ck]tosefreie?[rsnm]?|laktozsuz|bezlaktozow\p{L}{1,3}|безлактозн\p{L}{2,3}|lactosevrije?|无乳糖|लैक्टोज[- ](?:मुक्त|फ्री))[ \t]*$/iu;
// In 'yogur natural sin lactosa' it is said of the food before it; in 'queso fresco pan sin lactosa' of the last one.
const FREE_BEHIND =
  /^[ \t]*(?:(?:natural|griego|entero|light|nature|naturale|greco|magro|natural\w*)[ \t]+)?\(?(?:(?:lactose[- ]?free|laktosefrei|लैक्टोज[- ](?:मुक्त|फ्री))(?=[ \t]*(?:[)\r\n]|$))|sans lactose|sin lactosa|sem lactose|senza lattosio|delattosat[oaie]|délactosée?s?|bez laktozy|без лактозы|безлактозн\p{L}{2,3}|(?:خالي?ة?|بدون)(?: من)? (?:ال)?لاكتوز)/iu;

/** The marks in a meal, in order. None means no known match, never that a meal is safe. */
export function marksIn(text: string, avoided: Avoided): Mark[] {
  if (text.trim() === '' || avoidsNothing(avoided)) return [];
  const hits = hitsIn(text);
  const withMeat = new Set(
    hits.flatMap(({ foods, choice }) => (foods.has('meat') ? [choice] : [])),
  );
  const named = hits.flatMap((hit): Mark[] => {
    const { from, to, word, foods } = hit;
    const isFree = FREE_BEFORE.test(text.slice(0, from)) || FREE_BEHIND.test(text.slice(to));
    const marks = avoided.allergens.flatMap((allergen): Mark[] => {
      const how = foods.get(allergen);
      if (!how || (allergen === 'milk' && isFree && avoided.isMilkLactose)) return [];
      return [{ from, to, allergen, how, because: word }];
    });
    const by = avoided.ways.find(
      (each) => isLeftOut(hit, each, withMeat) && !(each.way === 'lactose-free' && isFree),
    );
    if (by && marks.length === 0) marks.push({ from, to, way: by.way, how: 'way', because: word });
    return marks;
  });
  return [
    ...named,
    ...ownMarksIn(text, avoided.ownWords, 'own'),
    ...ownMarksIn(text, avoided.disliked, 'disliked'),
  ].toSorted((a, b) => a.from - b.from);
}

const isLeftOut = (
  { foods: has, choice }: Hit,
  { way, foods }: AvoidedBy,
  withMeat: ReadonlySet<number>,
): boolean =>
  foods.some((food) => has.has(food)) ||
  (way === 'kosher' && withMeat.has(choice) && has.has('milk'));

// A letter of any script but those of the lists; Japanese has some Chinese characters, too.
const OTHER_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Inherited}\p{Script=Common}])\p{L}|[\p{Script=Hiragana}\p{Script=Katakana}]/u;
// Letters that the languages of the lists do not have: Czech, Hungarian, Romanian, Nordic, Vietnamese, Ukrainian,
// Serbian, Persian and Urdu.
const OTHER_LETTERS =
  /[řěůčšžďťňőűățșţåøðþđơưạảấầẩẫậắằẵặẹẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửữựỳỵỷỹіїєґўјљњћђџ]|[\u06a9\u06cc\u0679\u0688\u0691\u06ba\u06d2]/iu;

const OTHER_WORDS: ReadonlySet<string> = new Set(listed(OTHER_LANGUAGES));

const WORD = /^[a-zа-я]{3,}$/u;
// Of a dish in one of the languages, at least one long word in three is known: names of brands and places are not.
const LEAST_KNOWN = 1 / 3;

/** Whether the lists know the language of a text. If not, no match says nothing about it. */
export function isRecognised(text: string): boolean {
  if (OTHER_SCRIPT.test(text) || OTHER_LETTERS.test(text)) return false;
  const words = lexicon();
  const said = tokensOf(text).filter(({ word }) => WORD.test(word));
  if (said.length === 0) return true;
  if (said.some(({ word }) => OTHER_WORDS.has(word) && !isEaten(word))) return false;
  const read = unitsOf(text, words).filter(({ entries }) => entries.length > 0);
  const known = said.filter(
    ({ word, from }) =>
      words.knows(word) || read.some((unit) => unit.from <= from && from < unit.to),
  );
  return known.length >= said.length * LEAST_KNOWN;
}

/** Some of these words are listed all the same, such as the Norwegian 'laks'. */
const isEaten = (word: string): boolean =>
  lexicon()
    .beginningWith(word)
    .some(({ entry, words }) => words.length === 1 && entry.foods.size > 0);
