// People, times and places: looked for, they would mark 'baby carrots'.
export const NO_FOODS = new RegExp(
  `^(?:${[
    'baby|babies|child(?:ren|hood)?|kids|sons?|daughters?|husband|wife|mother|father|mum|mom|dad|family|doctor|dr|hospital|school|home|work',
    'days?|weeks?|months?|years?|today|mornings?|evenings?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
    'january|february|march|april|june|july|august|september|october|november|december|dangerous|deadly|deathly|fatal',
  ].join('|')})$`,
  'iu',
);
// What is said of amounts or of a whole way to eat names no food to look for.
export const NO_FOOD =
  /\b(?:low|less|reduced|high|more|light|vegetarian|vegan|halal|kosher|keto|diabetic|apart|together|diet|fasting|meals?)\b|^(?:soft|cold|hot|warm|small|large)$/iu;
// A word for many foods: few of them have it in their name.
export const MANY =
  /^(?:शाकाहारी|वीगन|حلال|نباتي|végétarien(?:ne)?|vegetarian[oa]|vegetarisch|vegetarier(?:in)?|pesc[ae]tarian|jain|histamine?|fodmaps?|nickel|citrus|alcohol|nightshades?|legumes?|pulses|fruits?|vegetables?|spicy|sugar|salt|caffeine|additives?|preservatives?|msg|fructose|salicylates?|latex|pollen|birch pollen)$/iu;
// A long 'vegetarian who cannot have milk' says more than how somebody eats.
export const DENIES =
  /\b(?:no|not|never|without|cannot|can't|can’t|don't|don’t|avoids?|allerg|intoleran|ohne|keine?|sans|sin|senza)/iu;
// Of many foods, and none of them has it in its name: 'fried food'.
export const STATES = /\b(?:fried|raw|fresh|cooked|baked|boiled|whole)\b/iu;
export const NOTHING =
  /^(?:none|nothing|nil|no|n|na|nope|keine|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|unknown|nkda|(?:i )?(?:eat|like) (?:everything|anything)|(?:none|nothing) (?:that i know(?: of)?|known|so far)|لا شيء|नहीं|कुछ नहीं)$/iu;
