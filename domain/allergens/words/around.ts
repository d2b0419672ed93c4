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
    'मुझे|से|को|का|की|नहीं|खाता|खाती|एलर्जी|एलर्जि|है|हैं|bez|nie|jem|pije|piję|moge|mogę|jesc|jeść|alergia|uczulenie|mam|jestem|без|не|нет|ем|пью|можно|могу|есть|аллергия|нельзя|непереносимость|у|меня|yok|yemem|yemez|yemiyor|yemiyorum|içmem|içmiyor|içmez|alerjisi|alerjim|alerji|var|karşı|حساسية|عندي|لدي|من|لا|آكل|أكل|ضد',
  ].join('|')})$`,
  'iu',
);
const BODY_WORD = new RegExp(`^(?:${BODY})$`, 'iu');
const HARM_WITHIN = new RegExp(String.raw`(?<!\p{L})(?:${HARM})(?!\p{L})`, 'iu');
// Some of these words also join two words of one name: 'cream of tartar'.
const LINKS =
  /^(?:of|the|in|on|at|by|for|from|after|as|than|à|aux?|au|al|all[ae]?|agli|ai|la|el|las|los|le|les|l|de|du|des|d|der|die|das|di|del|della)$/iu;

export const isLink = (word: string): boolean => LINKS.test(word);

// A word without its accents: 'Intolérance' becomes 'Intolerance'.
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{Mn}/gu, '');

/** A test for words of a text that say something about a food rather than name it. */
export function aroundIn(text: string): (word: string) => boolean {
  const isOfHarm = HARM_WITHIN.test(text);
  return (word) =>
    AROUND.test(word) || AROUND.test(plain(word)) || (isOfHarm && BODY_WORD.test(word));
}
