// Words that people write around the name of a food: 'allergic to kiwi', 'I do not like okra', 'lactose
// intolerance (severe)'.
const HARM =
  'gives?|gets?|got|makes?|made|causes?|caused|cause|triggers?|brings?|upsets?|upset|hurts?|burns?|swells?|swollen|swelling|itchy|itches|itch|itching|tingl(?:y|es|ing)|hives?|rash(?:es)?|closes?|tight(?:ens)?|flares?|flare-ups?|worsens?|gag|jittery|prickles?|kills?|ache|aches|pains?|cramps?|migraines?|headaches?|bloat(?:ed|ing|s)?|gas|wind|heartburn|reflux|nausea|nauseous|vomit(?:s|ing)?|diarrh?o?ea|sick|ill|unwell|asthma|eczema|wheez(?:e|es|ing|y)|problems?|reactions?|reacts?';
// These are also eaten, so they are skipped only in a text about harm.
const BODY = 'mouth|lips?|tongue|throat|stomach|tummy|belly|gut|skin|face';
const AROUND = new RegExp(
  `^(?:${[
    "i|i['’]m|im|am|she|he|they|we|it|we|her|his|him|their|them|my|me|our|us|who|has|have|had|having|be|been|being|was|were|is|are|isn['’]t|aren['’]t",
    "no|not|never|avoid(?:s|ed|ing)?|cannot|can|can['’]?t|could|couldn['’]t|don['’]?t|doesn['’]?t|do|does|did|must|should|shouldn['’]t|mustn['’]t|may|will|won['’]t|would",
    'eat|eats|eating|eaten|drink|drinks|stand|bear|tolerate[sd]?|like|likes|liked|dislikes?|disliked|hates?|hated|loathes?|detests?|loves?|enjoys?|fan|keen|prefers?|refuses?|unable',
    'any|anything|everything|something|all|every|each|both|some|such|very|too|so|really|absolutely|also|even|only|just|please|slightly|strongly|strictly|severe|severely|mild|mildly|bad|badly|serious|known|suspected|confirmed|diagnosed|possible|life-threatening',
    'all?[eé]rg(?:y|ic|ies|isch|ie|ien|ique|ia|ias|ico|ica|ici|ía|ie)|allergies|allergens?|intoleran(?:t|te|ce|ces|z|cia|za)|unverträglichkeit|sensitiv(?:e|ity|ities)|anaphyla(?:xis|ctic)|reacting|reactive|react|fpies|epipen|oral|syndrome|cross|cross-reactive',
    HARM,
    'foods?|products?|containing|contains?|forms?|types?|kinds?|sorts?|smell|taste|texture|look|idea|frying|fried|cooked|raw|fresh|baked|boiled|whole|free|frei|diet|restrictions?|restricted|excluded|forbidden|banned|issues?|trouble|disease',
    'carr(?:y|ies|ying)|strict|longer|outgr(?:ew|own)|used|now|feels?|feeling|big|tested|tests?|positive|negative|awaiting|resolved|previously|formerly|rather|ok(?:ay)?|incl|including|especially|particularly|thereof|limit(?:s|ed|ing)?|reduce[sd]?|household|tastes?|soap|good|worst|lot|lots|much|many|ige|rast|closely|went|goes|going|told|think|suspect|little|bit|only|alles|außer|tout|sauf|todo|menos|maladie',
    "to|a|an|with|mit|because|since|due|when|whenever|if|ever|while|once|often|tried|but|except|besides|without|fine|ok|okay|yes|out|up|there|gegen|auf|keine?[nrs]?|sind|ist|isst|gern|verträgt|bekannte[nr]?|schwer|stark|ingen|ikke|mot|tåler|spiser|liker|kein|nicht|ich|esse|mag|vertrage|habe|bin|ohne|je|ne|n['’]aime|pas|mange|suis|sans|tengo|sono|senza|sin|non|mangio|posso|mangiare|bevo|como|puedo|comer|tomo|come|gustan?|sem|n[aã]o|bebo|sou|tenho|evito|aos?|à|às|num|nenhum|conocida|connue?|sont|est|son|peux|manger|bois|darf|kann|trinke|evitar|niente|nada",
    'मुझे|से|को|नहीं|खाता|खाती|एलर्जी|एलर्जि|है|हैं|bez|nie|jem|pije|piję|moge|mogę|jesc|jeść|alergia|uczulenie|mam|jestem|без|не|нет|ем|пью|можно|могу|есть|аллергия|нельзя|непереносимость|у|меня|yok|yemem|yemez|yemiyor|yemiyorum|içmem|içmiyor|içmez|alerjisi|alerjim|alerji|var|karşı|حساسية|عندي|لدي|من|لا|آكل|أكل|ضد|يأكل|تأكل|يشرب|أشرب|تشرب|بدون|عدم|تحمل|مرض|أنا|أتجنب|يتجنب|أي',
    'na|ест|пьёт|пьет|пью|нельзя|на|аллергик|nietolerancj[ae]|nietolerancję|uczulon[ya]|kullanm(?:ıyor|am)(?:um)?|alm(?:ıyor|am)(?:um)?|tüketm(?:iyor|em)(?:um)?|yiyem(?:iyor|em)(?:um)?|içem(?:iyor|em)(?:um)?|intoleransı|hassasiyeti|hastalığı|hastası(?:yım)?|doença|malattia|ernährung|dieta|besleniyorum|besleniyor|असहिष्णुता|रोग|खाते|पीता|पीती|ना|se|mangia|beve|intollera(?:nte|nza)|bebe|geen|eet|drinkt',
    'd[ée]testes?|detest[ao]n?|odi[ao]n?|nienawidz[iąę]|znos(?:i|zę)|терпеть|может|ненавижу|ненавидит|sevme[zm]|sevmiyor(?:um)?|nefret|eder(?:im)?|ağzına|sürme[zm]|[أيت]?كره|[ياأت]كره|नफ़रत|नफरत',
    'touch(?:es)?|drop|gota|jamais|même|niente|nemmeno|neanche|ni|ning[uú]na?|tipo|bilkul|nahi|nahin|[أاتي]تناول|نهائيا|أبدا|ابنتي|ابني|beni|benim',
  ].join('|')})$`,
  'iu',
);
const BODY_WORD = new RegExp(`^(?:${BODY})$`, 'iu');
const HARM_WITHIN = new RegExp(String.raw`(?<!\p{L})(?:${HARM})(?!\p{L})`, 'iu');
// Some of these words also join two words of one name: 'cream of tartar'.
const LINKS =
  /^(?:of|the|in|on|at|by|for|from|after|as|than|à|aux?|au|al|all[ae]?|agli|ai|la|el|las|los|le|les|l|de|du|des|d|der|die|das|di|del|della|का|की)$/iu;

export const isLink = (word: string): boolean => LINKS.test(word);

// A word without its accents: 'Intolérance' becomes 'Intolerance'.
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{Mn}/gu, '');

/** A test for words of a text that say something about a food rather than name it. */
export function aroundIn(text: string): (word: string) => boolean {
  const isOfHarm = HARM_WITHIN.test(text);
  return (word) =>
    AROUND.test(word) || AROUND.test(plain(word)) || (isOfHarm && BODY_WORD.test(word));
}

const any = (...words: string[]): string => `(?:${words.join('|')})`;

// People, times and places: searching for them would mark 'baby carrots'.
export const NO_FOODS = new RegExp(
  `^${any(
    'baby|babies|child(?:ren|hood)?|kids|sons?|daughters?|husband|wife|mother|father|mum|mom|dad|family|doctor|dr|hospital|school|home|work',
    'days?|weeks?|months?|years?|wochen?|monate?|semaines?|semanas?|settiman[ae]|hafta|tydz|недел\\p{L}*|месяц\\p{L}*|today|mornings?|evenings?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
    'january|february|march|april|june|july|august|september|october|november|december|dangerous|deadly|deathly|fatal',
    'breakfast|lunch|dinner|supper|snacks?',
  )}$`,
  'iu',
);

const HOW_THEY_EAT = any(
  'vegetarian|vegan|flexitarian|pesc[ae]tarian|halal|kosher|keto|paleo|jain|hindu|muslim|jewish|buddhist|ramadan|lent|diet|fasting|meals?',
);
const AMOUNTS = 'low|less|reduced|high|more|light|apart|together';
const CONDITIONS = any(
  "diabet\\p{L}*|ibs|ibd|gout|crohn[’']?s|pku|reflux|gerd|gord|favism|pregnan(?:t|cy)|schwanger\\p{L}*|enceinte|embarazada|incinta|gr[áa]vida|gestante|hamile\\p{L}*|ciąż\\p{L}*|беремен\\p{L}*|怀孕|孕妇|حامل|गर्भवती|kidneys?|warfarin|statins?|maoi|arfid|braces|dentures?",
  String.raw`\p{L}{3,}(?:itis|osis|a?emia|pathy|phagia)`,
);
// 'Hard food' does not mean hard-boiled eggs.
const MANNERS = any(
  'soft|cold|hot|warm|small|large|hard|crunchy|chewy|dried|fatty|greasy|oily|acidic|acid|sour|sweet|rich|heavy|processed|pureed|minced|tough|dry|bones?',
);
// Statements about amounts, a condition or a whole diet contain no food to search for.
export const NO_FOOD = new RegExp(
  String.raw`(?<!\p{L})(?:${AMOUNTS}|${HOW_THEY_EAT})(?!\p{L})|^(?:${CONDITIONS}|${MANNERS})$`,
  'iu',
);

/** A diet says nothing about a single food. */
export const IS_HOW_THEY_EAT = new RegExp(`^${HOW_THEY_EAT}$`, 'iu');

// Words for many foods, few of which contain the word in their name.
export const MANY =
  /^(?:शाकाहारी|वीगन|حلال|نباتي|végétarien(?:ne)?|vegetarian[oa]|vegetarisch|vegetarier(?:in)?|histamine?|fodmaps?|nickel|citrus(?: fruits?)?|nightshades?|legumes?|pulses|alliums?|grains?|cereals?|offal|fruits?|stone fruits?|dried fruits?|vegetables?|carb(?:ohydrate)?s?|fib(?:re|er)|fat|spicy|sugar|salt|caffeine|additives?|preservatives?|sweeteners?|msg|fructose|fruktose|histamin|salicylates?|latex|pollen|birch pollen)$/iu;
// A long phrase such as 'vegetarian who cannot have milk' says more than a diet.
export const DENIES =
  /(?<!\p{L})(?:no|not|never|without|cannot|can't|can’t|don't|don’t|avoids?|allerg|intoleran|ohne|keine?|sans|sin|senza)/iu;
// Words for many foods, none of which contains the word in its name: 'fried food'.
export const STATES = /\b(?:fried|raw|fresh|cooked|baked|boiled|whole)\b/iu;
export const NOTHING =
  /^(?:none|nothing|nil|no|n|na|n\/a|nope|keine|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|ingen|unknown|nkda|nka|nkfa|(?:i )?(?:can )?(?:eat|like) (?:everything|anything)|(?:none|nothing) (?:that i know(?: of)?|known|so far)|لا شيء|नहीं|कुछ नहीं)$/iu;
