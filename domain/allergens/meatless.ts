import type { Token } from './fold.ts';
import { lexicon } from './lexicon.ts';
import type { Role } from './phrases.ts';

// Names in a meal that look like meat but are not, or are meat of another animal.

/** Whether the word at a place has a role, such as 'vegan' or 'without'. */
export const roleIn =
  (tokens: readonly Token[]) =>
  (index: number, role: Role): boolean =>
    lexicon()
      .phrases.get(tokens[index]?.word ?? '')
      ?.some(({ entry, words }) => words.length === 1 && entry.roles.has(role)) === true;

const oneOf = (words: string, ending = 's?'): RegExp =>
  new RegExp(`^(?:${words.split(/[,\s]+/u).join('|')})${ending}$`, 'u');
const beginning = (words: string): RegExp =>
  new RegExp(`^(?:${words.split(/[,\s]+/u).join('|')})`, 'u');

const MEATLESS = oneOf(
  'vegetarian veggie (?:meat|chicken|beef|pork|ham|bacon)less vegetarische[rsn]? vegetariano?a? vegetarien(?:ne)? beyond impossible',
);
// Shapes in which meat is served, but plants or fish as well.
const SHAPES =
  'kebab kofta burger hamburger steak bolognese stroganoff frikadelle bulette schnitzel lasagne lasagna meatball meatloaf goulash gulasch chili wing nugget tartare';
// Cuts and kinds of meat: 'bean chorizo stew' contains chorizo, 'tofu chorizo' does not.
const CUTS =
  'fleisch meat mince hack wurst sausage hot doner chorizo salami jerky gyros bacon ham rib carnitas';
const INSTEAD = 'tofu tempeh seitan quorn soya? soja jackfruit';
const VEGETABLES = 'vegetable veg gemuse';
const PLANTS = `${INSTEAD} ${VEGETABLES} fruit frucht coconut kokos nut falafel paneer lauki`;
const OTHER_FOODS = `${PLANTS} lentil linsen chickpea bean cauliflower beetroot quinoa halloumi mushroom aubergine eggplant courgette zucchini spinach
  sojaschnetzel sojagranulat veggie ricotta pumpkin squash celeriac sellerie fish tuna salmon cod swordfish prawn`;
const SHAPED = beginning(SHAPES);
const CUT = beginning(CUTS);
const OF_PLANTS = oneOf(PLANTS);
const OF_VEGETABLES = oneOf(VEGETABLES);
const OF_OTHER_FOODS = oneOf(OTHER_FOODS);
const SUBSTITUTE = oneOf('substitute alternative replacement ersatz');
// A 'Gemüsehackpfanne' contains both vegetables and mince.
const OF_PLANTS_WITHIN = new RegExp(
  `^(?!gemusehack)(?:${`${PLANTS} linsen sellerie grunkern veggie bean`.split(' ').join('|')})(?:${`${SHAPES} ${CUTS}`.split(' ').join('|')})`,
  'u',
);
// Before one of these words, 'vegetable sausage' may mean vegetables and sausage.
const DISHES = oneOf(
  'bake traybake tray casserole stew soup pasta rice risotto pot hotpot hash skillet gratin gumbo jambalaya pan',
);

// Plants and fish behind the shape in which they are served: 'steak de chou-fleur', 'Gulasch aus Pilzen'. Meat beside
// them is named by a word of its own.
const OF_THEM =
  /^(?:a|base|de|d|da|do|das|dos|del|di|della|aus|vom|von|of|made|from|roten?|gelben?|schwarzen?|black|red|white|kidney|green)$/u;
const THEY = beginning(
  `${OTHER_FOODS} soy jaca gemuse pilz kichererbse kohlrabi blumenkohl grunkern bohne kurbis kartoffel haferflocken fisch lachs thunfisch kabeljau
  legume lentille pois haricot chou celeri champignon courgette betterave potiron vegetal poisson saumon thon cabillaud
  lenteja garbanzo berenjena coliflor calabac calabaza verdura seta champinon alubia frijol espinaca remolacha zanahoria pescado atun merluza bacalao
  lentilha grao feijao berinjela beringela couve abobrinha abobora cogumelo beterraba espinafre peixe atum salmao bacalhau
  lenticchi ceci melanzan cavolfior verdur fung zucca barbabietol sedano fagiol spinac pesce tonno merluzzo`,
);

function isOfThem(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (tokens[next]?.gap === 'none' && OF_THEM.test(tokens[next]?.word ?? '')) next++;
  return next > at + 1 && THEY.test(behind(tokens, next - 1));
}

const before = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.gap === 'none' ? (tokens[at - 1]?.word ?? '') : '';
const behind = (tokens: readonly Token[], at: number): string =>
  tokens[at + 1]?.gap === 'none' ? (tokens[at + 1]?.word ?? '') : '';

/** 'Vegan sausage', 'tofu sausage', 'Tofuwurst' and 'meat-free mince' are not meat. */
export function isMeatless(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (OF_PLANTS_WITHIN.test(word) || word.endsWith('ersatz') || isOfThem(tokens, at)) return true;
  const next = behind(tokens, at);
  if (SUBSTITUTE.test(next) || (next === 'style' && OF_PLANTS.test(behind(tokens, at + 1))))
    return true;
  const first = before(tokens, at);
  if (first === '') return false;
  if (MEATLESS.test(first) || roleIn(tokens)(at - 1, 'vegan')) return true;
  const two = `${before(tokens, at - 1)} ${first}`;
  if (/^(?:plant based|meat free)$/u.test(two)) return true;
  if (first === 'malai' && word.startsWith('kofta')) return true;
  if (SHAPED.test(word)) return OF_OTHER_FOODS.test(first);
  if (!CUT.test(word) || !OF_PLANTS.test(first)) return false;
  return !OF_VEGETABLES.test(first) || !DISHES.test(behind(tokens, at));
}

const ANIMALS = oneOf('chicken turkey duck pork beef veal lamb goat venison ostrich fish');
const OF_ANY_ANIMAL = beginning(`${SHAPES} sausage wurst mince frankfurter hot kofta`);
const OF_TURKEY_OR_BEEF = oneOf('bacon ham pepperoni salami pastrami');
const SLICED = oneOf('rasher strip slice omelette bit');

/**
 * 'Beef sausages' are not pork, and 'chicken burgers' are not beef; 'chicken bacon wrap' may contain both.
 */
export function isOfOtherAnimal(
  tokens: readonly Token[],
  at: number,
  isMeant: (index: number) => boolean,
): boolean {
  const word = tokens[at]?.word ?? '';
  const first = before(tokens, at);
  if (!ANIMALS.test(first) || isMeant(at - 1)) return false;
  const next = behind(tokens, at);
  if (OF_ANY_ANIMAL.test(word)) return !DISHES.test(next);
  const ends = next === '' || SLICED.test(next) || roleIn(tokens)(at + 1, 'soft');
  return /^(?:turkey|beef)$/u.test(first) && OF_TURKEY_OR_BEEF.test(word) && ends;
}

// 'Beef tomato', 'lamb's lettuce', 'noix de cajou': they only begin like the food in question.
const OTHER_THINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/^beef$/u, /^tomato(?:es)?$/u],
  [/^lamb$/u, /^(?:s|lettuce)$/u],
  [/^chicken$/u, /^(?:of)$/u],
  [/^(?:duck|goose|quail)$/u, /^eggs?$/u],
  [/^burgers?$/u, /^(?:buns?|sauce|relish)$/u],
  [/^lasagn[ea]s?$/u, /^sheets?$/u],
  [/^pate$/u, /^(?:feuilletee|brisee|sablee|a)$/u],
  [/^(?:wine|cider)$/u, /^vinegar$/u],
  [/^(?:noix|nuez|nueces|noce|noci)$/u, /^(?:de|du|di|del|moscada|moscata)$/u],
  [/^جوز$/u, /^(?:هند|الهند|طيب|الطيب)$/u],
];

export const isOtherThing = (tokens: readonly Token[], at: number): boolean =>
  // 'Pâtes' are pasta, not pâté.
  tokens[at]?.word === 'pates' ||
  OTHER_THINGS.some(
    ([first, second]) => first.test(tokens[at]?.word ?? '') && second.test(behind(tokens, at)),
  );

const OTHER_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^pineapple/u, /^apple/u],
  [/^grapefruit/u, /^grape/u],
  [/^honeydew/u, /^honey/u],
  [/^(?:breadfruit|sweetbread)/u, /^bread/u],
  [/^gooseberr/u, /^goose/u],
  [/^liverwort/u, /^liver/u],
  [/^fleischtomate/u, /^fleisch/u],
];

/** A pineapple is not an apple. */
export const isOtherWord = (word: string, form: string): boolean =>
  OTHER_WORDS.some(([whole, part]) => whole.test(word) && part.test(form));
