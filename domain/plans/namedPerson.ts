import { say } from './words.ts';

/** The fields of a profile in which somebody writes what is known of their health. */
type Health = {
  readonly medicalConditions: string;
  readonly medications: string;
  readonly supplements: string;
  readonly pastMedicalHistory: string;
  readonly familyMedicalHistory: string;
  readonly allergens: readonly string[];
};

/** Beginnings of words for conditions, medications and aims of the body, in the languages of plans; folded. */
const BEGINNINGS = `
  pcos pcod sop syndrom sindrom diabet prediabet insulin glyc glyk ibs rds crohn colitis kolitis colite coeliac celiac celiaq
  coeliaq zoliak gout gicht goutte hypertens hyperton hipertens ipertens bluthochdruck cholester kolester colester thyroid
  thyreo hypothyr hyperthyr hipotiroid ipotiroid tiroid schilddrus hashimoto renal niere nephr ckd dialys anaem anem anam
  pregnan schwanger embaraz enceinte grossesse gravidan gravid lactation breastfe stillzeit stillend allait menopau wechseljahr
  endometrio cancer krebs chemo oncolog onkolog bariatr bypass reflux gerd gastrit gastric ulcer magen diverticul divertik
  anorex bulim binge obes adipos overweight ubergewicht sobrepeso surpoids adhd adhs depress autis asthm epilep migra
  arthrit rheum osteopor lupus psoria eczem ekzem neuroderm hiv stroke schlaganfall cardiac cardio herzinf infarct
  metformin ozempic wegovy mounjaro semaglut tirzep liraglut levothyr thyroxin statin warfarin marcumar cortison
  prednis fodmap histamin intoleran unvertrag allerg postpartum postop rehab weightloss fatloss abnehm gewicht adelgaz
  amaigr dimagr emagre minceur weight losing похуд диабет гипертон سكري`
  .trim()
  .split(/\s+/);

/** Words of profiles that tell nothing of one person. */
const NEUTRAL = new Set(
  `week weeks plan plans diet diets daily day days menu meal meals food foods none nothing with without from since year
   years month months mild light healthy balanced normal high family history mother father take takes taken tablet
   tablets morning evening keine nichts woche plan gesund ohne seit jahre tabletten morgens abends vitamin vitamins`
    .trim()
    .split(/\s+/),
);

/** Accents and points that people leave out. The vowel signs of Hindi or Thai are no such marks. */
const MARK = '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f]';
const MARKS = new RegExp(MARK, 'g');
const folded = (text: string) => text.normalize('NFD').replaceAll(MARKS, '');
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** '-5 kg', 'lose 5 kg', 'weight loss' */
const AIM =
  /(?:(?:lose|losing|loss of|gain|minus)\s+|[-–−+]\s?)?(?<!\p{N})\p{N}+(?:[.,]\p{N}+)?\s?(?:kg|kilos?|lbs?|pounds?)(?![\p{L}\p{N}])|(?:weight|fat)[\s-]?loss/giu;

/** The words of somebody's profile that a plan for another person must not have. */
export function wordsOfHealth(profile: Health | null | undefined): string[] {
  if (!profile) return [];
  const { medicalConditions, medications, supplements, allergens } = profile;
  const { pastMedicalHistory, familyMedicalHistory } = profile;
  const texts = [medicalConditions, medications, supplements, pastMedicalHistory];
  return [...texts, familyMedicalHistory, ...allergens]
    .flatMap((text) => text.match(WORD) ?? [])
    .filter((word) => word.length > 3 || /^\p{Lu}{2,}$/u.test(word))
    .map((word) => folded(word).toLowerCase())
    .filter((word) => !NEUTRAL.has(word));
}

/** A text without the words that tell of somebody's health: those of their profile, and those known. */
function withoutHealth(text: string, ofProfile: readonly string[]): string {
  return text.replaceAll(AIM, ' ').replaceAll(WORD, (word) => {
    const own = folded(word).toLowerCase();
    const tells = ofProfile.includes(own) || BEGINNINGS.some((each) => own.startsWith(each));
    return tells ? ' ' : word;
  });
}

/** What a text may tell of a customer; `health`: the words of their profile, see `wordsOfHealth`. */
type Person = {
  readonly name: string;
  readonly email: string;
  readonly health?: readonly string[];
};

/** Scripts that put no blank before or after a name. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** In NFD a Hangul syllable may continue: 수지 is not the beginning of 수직. */
const NO_SYLLABLE_GOES_ON = '(?![\\u1160-\\u11ff])';
/** Scripts in which 'and', 'to' or 'from' is joined to the following name. */
const PREFIXES = [
  { script: /\p{Script=Arabic}/u, prefixes: '(?:[وفبلك]|ال)*' },
  { script: /\p{Script=Hebrew}/u, prefixes: '[ושהבלכמ]*' },
];
const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
/** Upper and lower case. Ignoring case for the whole pattern would take a tenth of a second. */
const inBothCases = (letter: string) => {
  const large = letter.toUpperCase();
  const both = new Set([letter, letter.toLowerCase(), large, large.toLowerCase()]);
  return `(?:${[...both].map(escaped).join('|')})`;
};

/** A pattern that finds a name in an NFD text, with or without accents and the s of a possessive. */
function pattern(name: string): string {
  const letters = [...folded(name)].map((letter) => `${inBothCases(letter)}${MARK}*`).join('');
  if (WITHOUT_BLANKS.test(name)) return `${letters}${NO_SYLLABLE_GOES_ON}`;
  const prefixes = PREFIXES.find(({ script }) => script.test(name))?.prefixes ?? '';
  return `(?<![\\p{L}\\p{N}])${prefixes}${letters}(?:['’]?[sS])?(?![\\p{L}\\p{N}])`;
}

/** The whole name, its parts, and the address, longest first. A single letter does not count as a name. */
function namesOf({ name, email }: Person): string[] {
  const whole = name.trim();
  const parts = whole.split(/[\s.,-]+/u).filter((part) => [...part].length > 1);
  return [email.trim(), whole, ...parts]
    .filter((each) => [...each].length > 1)
    .toSorted((one, other) => other.length - one.length);
}

const finder = (person: Person): RegExp | null => {
  const names = namesOf(person);
  return names.length === 0 ? null : new RegExp(names.map(pattern).join('|'), 'gu');
};

/** Words before a name that mean nothing once the name is removed. */
const LEFT_AT_END =
  /(?<![\s–—:,;|/·&+-])[\s–—:,;|/·&+-]+$|(?:^|\s)(?:for|of|by|für|von|pour|de|para|per|di)$/iu;
const LEFT_AT_START = /^[\s–—:,;|/·&+-]+/u;

/** A plan's name for another customer: without the name and the health of the person it was written for. */
export function withoutPerson(planName: string, person: Person): string {
  const find = finder(person);
  const text = planName.normalize('NFD');
  const unnamed = find ? text.replaceAll(find, ' ') : text;
  const untold = withoutHealth(unnamed.normalize('NFC'), person.health ?? []).normalize('NFD');
  if (untold === text) return planName;
  let left = untold
    .replaceAll(/\(\s*\)|\[\s*\]|["“„«]\s*["”“»]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(LEFT_AT_START, '');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(LEFT_AT_END, '');
  }
  return /[\p{L}\p{N}]/u.test(left) ? left.normalize('NFC') : say.dietPlan;
}

export const namesPerson = (text: string, person: Person): boolean => namerOf(person)(text);

/** The same for many texts. Most contain no name at all; a cheap check skips the full search for these. */
export function namerOf(person: Person): (text: string) => boolean {
  const names = namesOf(person).map((name) => folded(name).toUpperCase());
  let find: RegExp | null = null;
  return (text) => {
    const large = folded(text).toUpperCase();
    if (!names.some((name) => large.includes(name))) return false;
    find ??= finder(person);
    return find !== null && text.normalize('NFD').search(find) >= 0;
  };
}
