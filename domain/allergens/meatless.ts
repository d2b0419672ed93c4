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
  /^(?:z|ze|из|a|base|de|d|da|do|das|dos|del|di|della|aus|vom|von|der|of|made|from|roten?|gelben?|schwarzen?|black|red|white|kidney|green)$/u;
const THEY = beginning(
  `${OTHER_FOODS} soy jaca gemuse pilz kichererbse kohlrabi blumenkohl grunkern bohne kurbis kartoffel haferflocken fisch lachs thunfisch kabeljau
  legume lentille pois haricot chou celeri champignon courgette betterave potiron vegetal poisson saumon thon cabillaud
  lenteja garbanzo berenjena coliflor calabac calabaza verdura seta champinon alubia frijol espinaca remolacha zanahoria pescado atun merluza bacalao
  lentilha grao feijao berinjela beringela couve abobrinha abobora cogumelo beterraba espinafre peixe atum salmao bacalhau
  lenticchi ceci melanzan cavolfior verdur fung zucca barbabietol sedano fagiol spinac pesce tonno merluzzo`,
);

/** The place of the word behind 'of' and the like: that of 'dinde' in 'jambon de dinde'. */
function ofWhat(tokens: readonly Token[], at: number): number | undefined {
  let next = at + 1;
  while (tokens[next]?.gap === 'none' && OF_THEM.test(tokens[next]?.word ?? '')) next++;
  return next > at + 1 && tokens[next]?.gap === 'none' ? next : undefined;
}

const before = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.gap === 'none' ? (tokens[at - 1]?.word ?? '') : '';
const behind = (tokens: readonly Token[], at: number): string =>
  tokens[at + 1]?.gap === 'none' ? (tokens[at + 1]?.word ?? '') : '';

/** 'Vegan sausage', 'tofu sausage', 'Tofuwurst' and 'meat-free mince' are not meat. */
export function isMeatless(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (OF_PLANTS_WITHIN.test(word) || word.endsWith('ersatz')) return true;
  if (THEY.test(tokens[ofWhat(tokens, at) ?? -1]?.word ?? '')) return true;
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

// Animals that are no pigs, ahead of a sausage or a ham or, with a 'de' between, behind it.
const ANIMALS = beginning(
  `chicken turkey duck pork beef veal lamb goat venison ostrich fish dinde volaille poulet canard boeuf veau agneau pavo pollo ternera cordero pavita
  tacchino manzo vitello anatra peru frango vaca pute huhn hahnchen geflugel rind kalb lamm truthahn hindi dana tavuk sigir kuzu indyk indycz kurczak kurcza drob drobi wolow ciele indei индеи куриц курин говяд говяж теляч
  баран индюш конин утин гус`,
);
const NO_ANIMAL = /^(?:porcini|tavukgogsu|drobn)/u;
const OF_ANY_ANIMAL = beginning(
  `${SHAPES} sausage wurst mince frankfurter hot kofta saucisse jambon salchicha fiambre jamon wurstel salsicci prosciutto
  linguica salsicha presunto sosis salam szynk kielbas parow kabanos wedlin bekon ветчин колбас сосиск сардел бекон шашлык купат`,
);
const OF_TURKEY_OR_BEEF = oneOf('bacon ham pepperoni salami pastrami');

/**
 * 'Beef sausages' are not pork, and 'chicken burgers' are not beef; 'chicken bacon wrap' may contain both.
 */
export function isOfOtherAnimal(
  tokens: readonly Token[],
  at: number,
  isMeant: (index: number) => boolean,
): boolean {
  const word = tokens[at]?.word ?? '';
  const isOther = (index: number) =>
    ANIMALS.test(tokens[index]?.word ?? '') &&
    !NO_ANIMAL.test(tokens[index]?.word ?? '') &&
    !isMeant(index);
  const isHead = OF_ANY_ANIMAL.test(word);
  const next = behind(tokens, at);
  const of = ofWhat(tokens, at) ?? (isHead && next !== '' ? at + 1 : -1);
  if (isOther(of)) return true;
  if (before(tokens, at) === '' || !isOther(at - 1)) return false;
  if (isHead) return !DISHES.test(next);
  return (
    /^(?:turkey|beef)$/u.test(before(tokens, at)) && OF_TURKEY_OR_BEEF.test(word) && next !== 'club'
  );
}

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
