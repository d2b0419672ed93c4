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

const folded = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
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
    .map(folded)
    .filter((word) => !NEUTRAL.has(word));
}

/** A text without the words that tell of somebody's health: those of their profile, and those known. */
export function withoutHealth(text: string, ofProfile: readonly string[]): string {
  return text.replaceAll(AIM, ' ').replaceAll(WORD, (word) => {
    const own = folded(word);
    const tells = ofProfile.includes(own) || BEGINNINGS.some((each) => own.startsWith(each));
    return tells ? ' ' : word;
  });
}
