const any = (...words: string[]): string => `(?:${words.join('|')})`;

// People, times and places: searching for them would mark 'baby carrots'.
export const NO_FOODS = new RegExp(
  `^${any(
    'baby|babies|child(?:ren|hood)?|kids|sons?|daughters?|husband|wife|mother|father|mum|mom|dad|family|doctor|dr|hospital|school|home|work',
    'days?|weeks?|months?|years?|today|mornings?|evenings?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
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
  "diabetic|ibs|ibd|gout|crohn[’']?s|pku|reflux|gerd|gord|favism|pregnan(?:t|cy)|kidneys?|warfarin|statins?|maoi|arfid|braces|dentures?",
  String.raw`\p{L}{3,}(?:itis|osis|a?emia|pathy|phagia)`,
);
// 'Hard food' does not mean hard-boiled eggs.
const MANNERS = any(
  'soft|cold|hot|warm|small|large|hard|crunchy|chewy|dried|fatty|greasy|oily|acidic|acid|sour|sweet|rich|heavy|processed|pureed|minced|tough|dry|bones?',
);
// Statements about amounts, a condition or a whole diet contain no food to search for.
export const NO_FOOD = new RegExp(
  String.raw`\b(?:${AMOUNTS}|${HOW_THEY_EAT})\b|^(?:${CONDITIONS}|${MANNERS})$`,
  'iu',
);

/** A diet says nothing about a single food. */
export const IS_HOW_THEY_EAT = new RegExp(`^${HOW_THEY_EAT}$`, 'iu');

// Words for many foods, few of which contain the word in their name.
export const MANY =
  /^(?:शाकाहारी|वीगन|حلال|نباتي|végétarien(?:ne)?|vegetarian[oa]|vegetarisch|vegetarier(?:in)?|histamine?|fodmaps?|nickel|citrus(?: fruits?)?|alcohol|nightshades?|legumes?|pulses|alliums?|grains?|cereals?|offal|fruits?|stone fruits?|dried fruits?|vegetables?|carb(?:ohydrate)?s?|fib(?:re|er)|fat|spicy|sugar|salt|caffeine|additives?|preservatives?|sweeteners?|msg|fructose|fruktose|histamin|salicylates?|latex|pollen|birch pollen)$/iu;
// A long phrase such as 'vegetarian who cannot have milk' says more than a diet.
export const DENIES =
  /\b(?:no|not|never|without|cannot|can't|can’t|don't|don’t|avoids?|allerg|intoleran|ohne|keine?|sans|sin|senza)/iu;
// Words for many foods, none of which contains the word in its name: 'fried food'.
export const STATES = /\b(?:fried|raw|fresh|cooked|baked|boiled|whole)\b/iu;
export const NOTHING =
  /^(?:none|nothing|nil|no|n|na|n\/a|nope|keine|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|ingen|unknown|nkda|nka|nkfa|(?:i )?(?:can )?(?:eat|like) (?:everything|anything)|(?:none|nothing) (?:that i know(?: of)?|known|so far)|لا شيء|नहीं|कुछ नहीं)$/iu;
