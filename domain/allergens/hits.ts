import { remembered } from '../remembered.ts';
import type { Food } from './allergens.ts';
import {
  claimsIn,
  clear,
  clearSubstituted,
  negatedIn,
  type Read,
  reachingIn,
  readUnits,
} from './claims.ts';
import { type Token, tokensOf } from './fold.ts';
import { lexicon } from './lexicon.ts';
import type { How, Lexicon, Pair, Role } from './phrases.ts';

const SAID_MEATLESS =
  'vegetarian veggie (?:meat|chicken|beef|pork|ham|bacon)less vegetarische[rsn]? vegetariano?a? vegetarien(?:ne)? beyond impossible';
// Shapes in which meat is served, but plants or fish as well.
const SHAPES =
  'kebab kofta burger hamburger steak bolognese stroganoff frikadelle bulette schnitzel lasagne lasagna meatball meatloaf goulash gulasch chili wing nugget tartare kofte kotlet kavurma geschnetzeltes стейк котлет гуляш шницел фрикадел कबाब कोफ्ता टिक्की कटलेट برجر برغر همبرغر كفته كباب ستيك ناجتس';
// Cuts and kinds of meat: 'bean chorizo stew' contains chorizo, 'tofu chorizo' does not.
const CUTS = `fleisch meat mince hack wurst sausage hot doner chorizo salami jerky gyros bacon ham rib carnitas lardon
  kiyma sucuk sosis parow kielbas pasztet szynk сосиск колбас ветчин фарш мяс шашлык`;
const INSTEAD =
  'tofu tempeh seitan quorn soya? soja jackfruit сое(?:вая|вые|вый|вое|вого|вой|вых|вым) овощн(?:ая|ые|ой|ое|ого|ых|ым) растительн(?:ая|ые|ый|ое|ого|ой|ых|ым)';
/** Adjectives of plants behind a sausage: 'parówki sojowe'. */
const ADJECTIVES_OF_PLANTS = `فول عدس حمص خضار خضروات فطر شمندر كينوا باذنجان قرنبيط توفو صويا نباتي سمك سلمون تونه
  sojow warzywn roslinn soczewicow fasolow grzybow buraczan соев овощн vegetal vegetais vegetaux`;
const VEGETABLES = 'vegetable veg gemuse';
const PLANTS = `${INSTEAD} ${VEGETABLES} sonnenblumen erbsen lupinen fruit frucht coconut kokos nut falafel paneer lauki`;
const OTHER_FOODS = `${PLANTS} lentil linsen chickpea bean cauliflower beetroot quinoa halloumi mushroom aubergine eggplant courgette zucchini spinach
  sojaschnetzel sojagranulat veggie ricotta pumpkin squash celeriac sellerie fish tuna salmon cod swordfish prawn baligi balik somon
  राजमा सोया मशरूम लौकी कटहल पनीर सब्जी वेज चना दाल चुकंदर केला
  mercimek nohut patates kabak sebze mantar karnabahar ispanak pirasa brokoli havuc bezelye fasulye`;

// Before one of these words, 'vegetable sausage' may mean vegetables and sausage.
const POTS =
  'bake traybake tray casserole stew soup pasta rice risotto pot hotpot hash skillet gratin gumbo jambalaya pan';

// In the case that means 'of', which 'z' alone does not.
const IN_POLISH =
  'ciecierzycy soczewicy fasoli bobu grochu kalafiora kapusty burak(?:a|ow) boczniak(?:a|ow) pieczarek pieczarki grzybow selera kalarepy dyni batatow baklazana kaszy warzyw soi ryby sledzia lososia dorsza tunczyka miruny ziemniakow szpinaku cukinii';

// Plants and fish behind the shape in which they are served: 'steak de chou-fleur', 'Gulasch aus Pilzen'.
const THEIR_NAMES = `soy jaca gemuse pilz kichererbse kohlrabi blumenkohl grunkern bohne kurbis kartoffel haferflocken fisch lachs thunfisch kabeljau
  legume lentille pois haricot chou celeri champignon courgette betterave potiron vegetal poisson saumon thon cabillaud
  lenteja garbanzo berenjena coliflor calabac calabaza verdura seta champinon alubia frijol espinaca remolacha zanahoria pescado atun merluza bacalao
  lentilha grao feijao berinjela beringela couve abobrinha abobora cogumelo beterraba espinafre peixe atum salmao bacalhau
  lenticchi ceci melanzan cavolfior verdur fung zucca barbabietol sedano fagiol spinac pesce tonno merluzzo
  чечевиц нута фасол капуст цветн морков свекл греч гриб шампиньон вешен овощ горох сои тофу тыкв киноа рыб минта треск лосос тунц кабачк баклажан картоф хека судак щук
  ${IN_POLISH}`;
const OF_THEM =
  /^(?:из|a|base|de|d|da|do|das|dos|del|di|della|aus|vom|von|der|of|made|from|roten?|gelben?|schwarzen?|black|red|white|kidney|green|bialej|czerwonej|czarnej|красной|белой|черной|зеленой)$/u;
// 'Z' is both 'of' and 'with' in Polish; only these cases mean 'of'.
const OF_IN_POLISH = new RegExp(
  `^(?:indyka|kurczaka|kury|kaczki|gesi|drobiu|wolowiny|cieleciny|jagnieciny|baraniny|${IN_POLISH.replaceAll(' ', '|')})$`,
  'u',
);

// Animals that are no pigs, ahead of a sausage or a ham or, with a 'de' between, behind it.
const OTHER_ANIMALS = `chicken turkey duck pork beef veal lamb goat venison ostrich fish dinde volaille poulet canard boeuf veau agneau pavo pollo ternera cordero pavita
  tacchino manzo vitello anatra peru frango vaca pute huhn hahnchen geflugel rind kalb lamm truthahn hindi dana tavuk sigir kuzu indyk indycz kurczak kurcza drob drobi wolow ciele चिकन मुर्ग मटन टर्की indei индеи куриц курин говяд говяж теляч
  баран индюш конин утин гус`;
const SAUSAGES = `sausage wurst mince frankfurter hot kofta saucisse jambon salchicha fiambre jamon wurstel salsicci prosciutto
  linguica salsicha presunto sosis salam szynk kielbas parow kabanos wedlin bekon ветчин колбас сосиск сардел бекон шашлык купат ребрышк rib costill costel costin zeber सॉसेज`;
/** Adjectives of such animals behind a sausage: 'szynka drobiowa'. */
const OF_ANIMALS =
  'drobiow wolow cielec indycz jagniec kurcz курин говяж теляч баран индюш утин гусин';

/** Whether the word at a place has a role, such as 'vegan' or 'without'. */
export const roleIn =
  (tokens: readonly Token[]) =>
  (index: number, role: Role): boolean =>
    lexicon()
      .beginningWith(tokens[index]?.word ?? '')
      .some(({ entry, words }) => words.length === 1 && entry.roles.has(role));

const oneOf = (words: string, ending = 's?'): RegExp =>
  new RegExp(`^(?:${words.split(/[,\s]+/u).join('|')})${ending}$`, 'u');
const beginning = (words: string): RegExp =>
  new RegExp(`^(?:${words.split(/[,\s]+/u).join('|')})`, 'u');

const MEATLESS = oneOf(SAID_MEATLESS);
const SHAPED = beginning(SHAPES);
const CUT = beginning(CUTS);
const OF_PLANTS = oneOf(PLANTS);
const OF_VEGETABLES = oneOf(VEGETABLES);
const OF_OTHER_FOODS = oneOf(OTHER_FOODS);
const SUBSTITUTE = oneOf('substitute alternative replacement ersatz');
// A 'Gemüsehackpfanne' contains both vegetables and mince.
const OF_PLANTS_WITHIN = new RegExp(
  `^(?!gemusehack)(?:${`${PLANTS} linsen sellerie grunkern veggie bean`.split(/\s+/u).join('|')})(?:${`${SHAPES} ${CUTS}`.split(/\s+/u).join('|')})`,
  'u',
);
const DISHES = oneOf(POTS);
const PLANT_ADJECTIVES = beginning(ADJECTIVES_OF_PLANTS);

const THEY = beginning(`${OTHER_FOODS} ${THEIR_NAMES}`);

/** The place of the word behind 'of' and the like: that of 'dinde' in 'jambon de dinde'. */
function ofWhat(tokens: readonly Token[], at: number): number | undefined {
  let next = at + 1;
  const word = (index: number) =>
    tokens[index]?.gap === 'none' ? (tokens[index]?.word ?? '') : '';
  while (
    OF_THEM.test(word(next)) ||
    (/^ze?$/u.test(word(next)) && [1, 2].some((more) => OF_IN_POLISH.test(word(next + more))))
  )
    next++;
  // Some names end in 'of', such as 'рагу из'.
  const isOf = next > at + 1 || OF_THEM.test(tokens[at]?.word ?? '');
  return isOf && word(next) !== '' ? next : undefined;
}

const before = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.gap === 'none' ? (tokens[at - 1]?.word ?? '') : '';
const behind = (tokens: readonly Token[], at: number): string =>
  tokens[at + 1]?.gap === 'none' ? (tokens[at + 1]?.word ?? '') : '';

/** In 'kotlet mielony grzybowy sos' the adjective belongs to the sauce. */
const isLast = (tokens: readonly Token[], at: number): boolean =>
  /^(?:\p{N}.*)?$/u.test(behind(tokens, at)) || roleIn(tokens)(at + 1, 'soft');

/** 'Vegan sausage', 'tofu sausage', 'Tofuwurst' and 'meat-free mince' are not meat. */
export function isMeatless(tokens: readonly Token[], at: number, last = at): boolean {
  const word = tokens[at]?.word ?? '';
  if (OF_PLANTS_WITHIN.test(word) || word.endsWith('ersatz')) return true;
  // 'Soya mince' as one name.
  if (last > at && OF_PLANTS.test(word) && CUT.test(tokens[last]?.word ?? '')) return true;
  if (THEY.test(tokens[ofWhat(tokens, last) ?? -1]?.word ?? '')) return true;
  const next = behind(tokens, last);
  const isHead = SHAPED.test(word) || CUT.test(word);
  if (
    SUBSTITUTE.test(next) ||
    (isHead && PLANT_ADJECTIVES.test(next) && isLast(tokens, last + 1)) ||
    (next === 'style' && OF_PLANTS.test(behind(tokens, last + 1)))
  )
    return true;
  const first = before(tokens, at);
  if (first === '') return false;
  if (MEATLESS.test(first) || roleIn(tokens)(at - 1, 'vegan')) return true;
  const two = `${before(tokens, at - 1)} ${first}`;
  if (/^(?:plant based|meat free)$/u.test(two)) return true;
  if (first === 'malai' && word.startsWith('kofta')) return true;
  if (SHAPED.test(word)) return OF_OTHER_FOODS.test(first);
  if (!CUT.test(word) || !OF_PLANTS.test(first)) return false;
  return !OF_VEGETABLES.test(first) || !DISHES.test(next);
}

const ANIMALS = beginning(OTHER_ANIMALS);
const ADJECTIVES = beginning(OF_ANIMALS);
const NO_ANIMAL = /^(?:porcini|tavukgogsu|drobn)/u;
const OF_ANY_ANIMAL = beginning(`${SHAPES} ${SAUSAGES}`);
const OF_TURKEY_OR_BEEF = oneOf('bacon rasher ham pepperoni salami pastrami');

/** 'Beef sausages' are no pork, 'chicken burgers' no beef; 'chicken bacon wrap' may have both. */
export function isOfOtherAnimal(
  tokens: readonly Token[],
  at: number,
  isMeant: (index: number) => boolean,
  last = at,
): boolean {
  const word = tokens[at]?.word ?? '';
  const isOther = (index: number) =>
    ANIMALS.test(tokens[index]?.word ?? '') &&
    !NO_ANIMAL.test(tokens[index]?.word ?? '') &&
    !isMeant(index);
  const isHead = OF_ANY_ANIMAL.test(word);
  const next = behind(tokens, last);
  if (isOther(ofWhat(tokens, last) ?? -1) || (isHead && ADJECTIVES.test(next))) return true;
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

/** A word that names a food or usually contains one, after claims such as 'nut-free' were applied. */
export interface Hit {
  readonly from: number;
  readonly to: number;
  readonly foods: ReadonlyMap<Food, How>;
  /** As it is written in the list. */
  readonly word: string;
  /** The number of the alternative that it belongs to: 'chicken or yogurt'. */
  readonly choice: number;
}

export const hitsIn = remembered((text: string): readonly Hit[] => read(text, lexicon()), 400);

function read(text: string, words: Lexicon): Hit[] {
  const units = readUnits(text, words);
  nameAlone(text, units);
  const negated = negatedIn(units);
  for (const pair of words.pairs) clearPairs(units, pair, negated);
  const claims = claimsIn(units, negated);
  const reaching = reachingIn(units);
  for (const { 0: said, index } of text.matchAll(NO_ALCOHOL)) {
    const at = units.findIndex(({ from }) => from >= index);
    const [drink, zero] = [units[at - 1], units[at]];
    const next = units.find(({ from }) => from >= index + said.length);
    // 'Yogurt 0% rum raisin' has rum.
    (drink?.part === zero?.part ? drink : next)?.foods.delete('alcohol');
  }
  for (const claim of claims) clear(units, claim, reaching);
  clearSubstituted(units, words);
  clearMeatless(text, units);
  const choices = choicesOf(units, text);
  return units
    .map((unit, at) => ({ ...unit, choice: choices[at] ?? 0 }))
    .filter(({ foods, claimed }) => foods.size > 0 && !claimed)
    .map(({ from, to, foods, entries, choice }) => ({
      choice,
      from,
      to,
      foods,
      word: entries.find((entry) => entry.foods.size > 0)?.word ?? text.slice(from, to),
    }));
}

// 'Piwo 0%', 'cerveza 0,0'
const NO_ALCOHOL = /(?<![\p{N}.,])0(?:[.,]0)? ?%|(?<![\p{N}.,])0[.,]0(?!\p{N})/gu;

/** Names that in another language, or with other signs, are something else: 'râpé', 'cacao'. */
const ALONE: Readonly<Record<string, Food>> = {
  rape: 'fish',
  nem: 'gluten',
  nems: 'gluten',
  filo: 'gluten',
};
const AMOUNT = /^(?:\p{N}+|g|gr|kg|ml|x)$/u;
const DOGFISH = /^caç(?:ão|ões)$/u;

/** Names what a word means where it is a whole dish: 'Rape', '200 g rape, patatas'. */
function nameAlone(text: string, units: readonly Read[]): void {
  const clauses = Map.groupBy(units, ({ clause }) => clause);
  for (const each of units) {
    const written = text.slice(each.from, each.to).normalize('NFC').toLowerCase();
    const food = ALONE[written];
    const beside = (clauses.get(each.clause) ?? []).filter(
      ({ words }) => !AMOUNT.test(words[0] ?? ''),
    );
    if (food && beside.length === 1) each.foods.set(food, 'carries');
    if (DOGFISH.test(written)) each.foods.set('fish', 'names');
  }
}

const OR = /^(?:or|oder|ou|o|oppure|u|ya|या|أو|veya|yahut|lub|albo|или|либо|或)$/u;

/**
 * The number of the alternative of each unit. In 'chicken with rice or yogurt' the chicken may come with either,
 * but not in 'chicken with rice or yogurt with fruit'.
 */
function choicesOf(units: readonly Read[], text: string): number[] {
  const begins = units.flatMap(({ from, words }, at) => {
    const between = text.slice(units[at - 1]?.to ?? from, from);
    return OR.test(words[0] ?? '') || /\s\/\s/u.test(between) ? [at] : [];
  });
  const isAccompanied = (from = 0, to = units.length) =>
    units.slice(from, to).some(({ roles }) => roles.has('soft'));
  const apart = begins.filter(
    (at, nth) => !isAccompanied(begins[nth - 1], at) || isAccompanied(at, begins[nth + 1]),
  );
  return units.map((_, at) => apart.filter((from) => from <= at).length);
}

// Tofu ‘chicken’
const QUOTED = /^['‘’"“”„].*['‘’"“”]$/su;

/** 'Tofu sausages' are no meat, and 'beef sausages' no pork. */
function clearMeatless(text: string, units: readonly Read[]): void {
  const meats = units.filter(({ foods }) => foods.has('meat'));
  if (meats.length === 0) return;
  const tokens = tokensOf(text);
  const porkAt = new Set(meats.filter(({ foods }) => foods.has('pork')).map(({ from }) => from));
  const isPork = (index: number) => porkAt.has(tokens[index]?.from ?? -1);
  for (const { from, to, glued, foods } of meats) {
    const at = tokens.findIndex((token) => token.from === from);
    const last = tokens.findIndex((token) => token.to === to);
    if (isMeatless(tokens, at, last) || QUOTED.test(text.slice(from - 1, to + 1)))
      foods.delete('meat');
    if (!foods.has('meat') || isOfOtherAnimal(tokens, at, isPork, last)) foods.delete('pork');
    // 'Putenschinken'
    const first = units[units.findIndex((unit) => unit.foods === foods) - 1];
    if (glued && first?.foods.has('meat') && !first.foods.has('pork')) foods.delete('pork');
  }
}

const SOY = /^so(?:ja|ya|ia)$/u;
const AT = /^(?:a|al|alla|au)$/u;
// Of soy itself: butter, cheese and milk are as often beside soy.
const MADE_OF_SOY =
  /^(?:yogh?urt|yaourt|iogurte|gelato|helado|glace|sorvete|creme|panna|nata|ice cream|cream)/u;

/** In 'oat milk' and 'lait de coco' the pair as a whole is not milk. */
function clearPairs(units: readonly Read[], pair: Pair, negated: ReadonlySet<Read>): void {
  units.forEach((unit, index) => {
    const word = unit.words.at(-1) ?? '';
    // 'coconut Greek yogurt' is Greek yogurt with coconut, not a pair.
    if (!pair.headFirst && !unit.words.every((each) => pair.head.has(each))) return;
    if (!unit.foods.has(pair.clears) || !pair.head.has(word) || unit.words.length > 3) return;
    const step = pair.headFirst ? 1 : -1;
    let at = index + step;
    const near = () => {
      const right = pair.headFirst ? units[at] : units[at + 1];
      return right?.gap === 'none' ? units[at] : undefined;
    };
    while (near()?.roles.has('filler')) at += step;
    // 'Yaourt soja' and 'gelato alla soia', but 'yogurt alla mandorla' is milk with almonds.
    const isOfSoy =
      MADE_OF_SOY.test(unit.words.join(' ')) &&
      [units[at], units[at + 1]].some((each) => SOY.test(each?.words[0] ?? ''));
    if (pair.headFirst && isOfSoy && AT.test(near()?.words[0] ?? '')) at += step;
    const other = near();
    if (!other || (pair.needsFiller && !isOfSoy && at === index + step)) return;
    if (other.roles.has('vegan') && negated.has(other)) return;
    const said = pair.headFirst ? other.words : other.words.slice(-1);
    if (!said.some((each) => pair.of.has(each))) return;
    unit.foods.delete(pair.clears);
    if (pair.clears === 'meat') unit.foods.delete('pork');
  });
}
