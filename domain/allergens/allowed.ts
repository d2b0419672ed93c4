// A doubt marks rather than not: what is fine must be said plainly, and nothing beside it may speak against it.
const CLAUSES = /[,;()[\]،؛]|\s[-–—]\s/u;
const SENTENCES = /(?<=[.!?؟।])\s+|[\n\r]+/u;

const words = (list: string, rest = '') =>
  new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})\\b${rest}`, 'iu');

const FINE =
  /(?:\b(?:is|are)\s+|:\s*|\s)(?:also\s+|all\s+|both\s+)?(?:fine|ok|okay|allowed|tolerated)(?:\s+(?:for|with)\s+(?:me|her|him|us))?\s*[.!]*$/iu;
const YES = /:\s*yes\s*[.!]*$/iu;
const EATS =
  /^(?:(?:and|also|i|she|he|we)\s+)*(?:(?:still|also|happily|gladly)\s+)?(?:eats?|loves?|likes?|enjoys?|tolerates?|can\s+(?:have|eat|tolerate)|may\s+eat)\s/iu;
const NO_KNOWN =
  /^(?:(?:i|she|he|there)\s+(?:am|is|are)\s+)?(?:(?:i|she|he)\s+)?(?:has\s+|have\s+)?(?:no\s+(?:(?:known|other|food)\s+)*(?:allerg|intoleran)|not\s+(?:allergic|intolerant)\s+to\b)/iu;

const CONDITION = /all?erg|intoler|unvertr|co?eliac|sensitiv|anaph|epi ?pen/iu;
const DENIES = words(
  `no not never without cannot unable nor neither nothing none avoid\\w* only just unless except\\w* excluding besides apart than but if
   when until before after hardly rarely seldom barely less little small some bit traces? amounts? moderation sometimes occasional\\w*
   baked cooked boiled heated processed mostly almost free cant dont isnt arent doesnt wont aint skip\\w* leave\\w* cut\\w* stay\\w* stop\\w*
   quit\\w* limit\\w* reduc\\w* omit\\w* refrain\\w* instead substitut\\w* alternativ\\w* replac\\w* off vegetarian vegan halal kosher
   keto diet low high plant problems? trouble issues? difficult\\w* worse bad\\w* danger\\w* risk\\w* fear\\w* afraid scared careful\\w*
   caution\\w* save bar minus other else rest otherwise used be was were once previously formerly probably maybe perhaps should far`,
  String.raw`|\?|n['’]t\b`,
);
const TAKES_BACK = words(
  'but except\\w* unless only apart besides than however until yet although though save minus bar',
  String.raw`|\?`,
);
/** What follows, or stands beside, may be about what was just named. */
const HARMS = words(
  `hives? rash(?:es)? swell\\w* swollen itch\\w* vomit\\w* sick ill nausea diarrh\\w* bloat\\w* cramps? stomach throat breath\\w* migraines?
   headaches? upsets? burns? reacts? reactions? hurts? pain\\w* wheez\\w* faints? but however although though they them it any anymore longer
   stopped forbidden not\\s+allowed`,
);
const GOES_ON =
  /^(?:but|they|it|these|those|this|that|both|however|although|though|only|not|never|unless|except|until|then|yet)\b/iu;

/** A text without what it says somebody does eat: 'Seeds and peanuts are fine', 'No known allergies to nuts'. */
export function withoutAllowed(text: string): string {
  const sentences = text.split(SENTENCES);
  const isAboutAllergies = CONDITION.test(text);
  return sentences
    .map((sentence, at) => {
      if (HARMS.test(sentence) || GOES_ON.test(sentences[at + 1]?.trim() ?? '')) return sentence;
      const clauses = sentence.split(CLAUSES);
      const kept = clauses.filter((clause) => !isAllowed(clause.trim(), isAboutAllergies));
      return kept.length === clauses.length ? sentence : kept.join(', ');
    })
    .join('\n');
}

function isAllowed(clause: string, isAboutAllergies: boolean): boolean {
  if (NO_KNOWN.test(clause)) return !TAKES_BACK.test(clause);
  if (DENIES.test(clause) || CONDITION.test(clause)) return false;
  // 'Allergies: peanuts: yes' is one.
  return FINE.test(clause) || EATS.test(clause) || (YES.test(clause) && !isAboutAllergies);
}
