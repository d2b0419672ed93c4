import { readFileSync } from 'node:fs';
import { ALLERGENS, allergenName } from '#domain/allergens/allergens.ts';
import { type Language, language } from '#domain/language/language.ts';
import type { ItemType, ProfileField } from '#domain/questionnaires/questionnaire.ts';
import type { Item, QuestionnaireInput } from '#domain/questionnaires/questionnaireSchema.ts';

type More = {
  readonly unit?: string;
  readonly profile?: ProfileField;
  /** It is shown if this yes-or-no question has this answer. */
  readonly when?: readonly [question: string, answer: boolean];
  /** The name of the options that it shares with other questions. */
  readonly options?: string;
};

/** The name of a question, which is its linkId and leads to its words; its type; more about it. */
type Asked = readonly [name: string, type: ItemType, more?: More];

const often = (name: string): Asked => [name, 'choice', { options: 'often' }];

/** The questionnaires that come with the product: what they ask, without the words. */
const STARTERS: Readonly<Record<string, readonly Asked[]>> = {
  'first-visit': [
    ['about', 'section'],
    ['wish', 'text'],
    ['weight', 'number', { unit: 'kg', profile: 'weight' }],
    ['height', 'number', { unit: 'cm' }],
    ['tried', 'yes-no'],
    ['tried-what', 'text', { when: ['tried', true] }],
    ['health', 'section'],
    ['conditions', 'text', { profile: 'medicalConditions' }],
    ['medications', 'text', { profile: 'medications' }],
    ['allergic', 'yes-no'],
    ['allergens', 'several', { profile: 'allergens', when: ['allergic', true] }],
    ['allergic-other', 'text', { profile: 'dietaryRestrictions', when: ['allergic', true] }],
    ['digestion', 'scale'],
    ['eating', 'section'],
    ['way', 'choice'],
    ['avoids', 'text', { profile: 'dietaryRestrictions' }],
    ['meals', 'choice'],
    ['cooks', 'choice'],
    ['out', 'choice'],
    ['water', 'number', { unit: 'L' }],
    ['everyday', 'section'],
    ['moves', 'choice'],
    ['sleep', 'number', { unit: 'h' }],
    ['stress', 'scale'],
    ['hopes', 'text'],
  ],
  'day-recall': [
    ['day', 'date'],
    ['usual', 'yes-no'],
    ['unusual', 'text', { when: ['usual', false] }],
    ['eaten', 'section'],
    ['breakfast', 'text'],
    ['morning', 'text'],
    ['lunch', 'text'],
    ['afternoon', 'text'],
    ['dinner', 'text'],
    ['late', 'text'],
    ['more', 'section'],
    ['drinks', 'text'],
    ['alcohol', 'yes-no'],
    ['alcohol-what', 'text', { when: ['alcohol', true] }],
    ['supplements', 'text'],
    ['where', 'several'],
    ['forgotten', 'text'],
    ['hunger', 'scale'],
  ],
  'follow-up': [
    ['went', 'scale'],
    ['easy', 'text'],
    ['hard', 'text'],
    ['hungry', 'choice'],
    ['energy', 'scale'],
    ['digestion', 'choice'],
    ['weight', 'number', { unit: 'kg', profile: 'weight' }],
    ['ill', 'yes-no'],
    ['ill-what', 'text', { profile: 'medicalConditions', when: ['ill', true] }],
    ['medication', 'yes-no'],
    ['medication-what', 'text', { profile: 'medications', when: ['medication', true] }],
    ['change', 'text'],
    ['ask', 'text'],
  ],
  'food-frequency': [
    ['plants', 'section'],
    ...['vegetables', 'fruit', 'wholegrain', 'starch', 'pulses', 'nuts'].map(often),
    ['animals', 'section'],
    ...['fish', 'meat', 'sausage', 'eggs', 'milk', 'cheese'].map(often),
    ['rest', 'section'],
    ...['sweets', 'snacks', 'fried', 'sugary', 'coffee', 'alcohol'].map(often),
  ],
};

/** The words of each: first the question, then its options or the two ends of its scale. */
type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const read = (of: Language): Words =>
  JSON.parse(readFileSync(new URL(`./starter/${of}.json`, import.meta.url), 'utf8')) as Words;

const READ = new Map<Language, Words>();

function wordsIn(of: Language): Words {
  const known = READ.get(of) ?? read(of);
  READ.set(of, known);
  return known;
}

type Starter = QuestionnaireInput & {
  /** The same in all languages: by it a practice knows that it has the questionnaire. */
  readonly starter: string;
};

/** The questionnaires that come with the product, in the reader's language. Throws if words are missing. */
export function starterQuestionnaires(): Starter[] {
  const words = wordsIn(language());
  return Object.entries(STARTERS).map(([starter, asked]) => {
    const said = (name: string) => {
      const found = words[starter]?.[name];
      if (!found) throw new Error(`The starter ${starter} has no words for ${name}.`);
      return found;
    };
    const [title = '', intro = ''] = said('title');
    const itemOf = ([linkId, type, about = {}]: Asked): Item => {
      const { unit = '', profile = null, when, options } = about;
      const [text = '', ...more] = said(linkId);
      const [low = '', high = ''] = more;
      const shared = options === undefined ? more : said(options);
      const isChoice = type === 'choice' || type === 'several';
      return {
        linkId,
        type,
        text,
        unit,
        options:
          profile === 'allergens' ? ALLERGENS.map(allergenName) : isChoice ? [...shared] : [],
        scale:
          type === 'scale'
            ? { from: 0, to: 10, low, high }
            : { from: 0, to: 10, low: '', high: '' },
        enableWhen: when ? { question: when[0], answer: when[1] } : null,
        profile,
      };
    };
    return { starter, title, intro, items: asked.map(itemOf), forNewCustomers: false };
  });
}
