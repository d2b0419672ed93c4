import { rangeAt } from './numbers.ts';

/** A pasted recipe as the fields of its form; what was not found is empty. */
export type PastedRecipe = {
  readonly title: string;
  readonly summary: string;
  /** Null if the text does not say it. */
  readonly servings: number | null;
  readonly ingredients: readonly string[];
  /** A numbered list in Markdown. */
  readonly steps: string;
};

/** No recipe that a person pastes is longer; what is beyond is not read. */
export const PASTE_MAX = 60_000;

/** Reads what somebody copied from elsewhere: the data of a recipe's page (JSON-LD), or plain text. */
export function recipeFromText(pasted: string): PastedRecipe {
  const text = pasted.slice(0, PASTE_MAX);
  return fromData(text) ?? fromWords(text);
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The first recipe in the JSON-LD of a page or in JSON alone; https://schema.org/Recipe. Null for none. */
function fromData(text: string): PastedRecipe | null {
  const scripts = [
    ...text.matchAll(/<script[^>]{0,200}ld\+json[^>]{0,200}>([\s\S]*?)<\/script>/giu),
  ];
  for (const source of scripts.length > 0 ? scripts.map((found) => found[1] ?? '') : [text]) {
    const data = recipeIn(parsed(source));
    if (!data) continue;
    const [servings] = [data.recipeYield].flat().flatMap((each) => numberIn(String(each)) ?? []);
    return {
      title: plain(data.name),
      summary: plain(data.description),
      servings: servings ?? null,
      ingredients: [data.recipeIngredient ?? data.ingredients ?? []]
        .flat()
        .map(plain)
        .filter(Boolean),
      steps: numbered(stepsIn(data.recipeInstructions)),
    };
  }
  return null;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source.trim());
  } catch {
    return null;
  }
}

/** No page nests its recipe deeper than this. */
const DEEPEST = 12;

function recipeIn(value: unknown, depth = 0): Data | null {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = recipeIn(each, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isData(value)) return null;
  return [value['@type']].flat().includes('Recipe')
    ? value
    : recipeIn(value['@graph'] ?? null, depth + 1);
}

/** A text, a list of texts, of steps, or of sections with steps. */
function stepsIn(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => stepsIn(each, depth + 1));
  if (isData(value))
    return value.itemListElement
      ? stepsIn(value.itemListElement, depth + 1)
      : [plain(value.text ?? value.name)];
  return String(value ?? '')
    .split(/\n+|<\/(?:p|li)>|<br\s?\/?>/u)
    .map(plain)
    .filter(Boolean);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  lt: '<',
  gt: '>',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

/** Without tags and entities, on one line. */
const plain = (value: unknown): string =>
  String(value ?? '')
    .replaceAll(/<[^<>]{0,500}>/gu, ' ')
    .replaceAll(/&#(\d{1,6});/gu, (_, code) =>
      String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replaceAll(/&([a-z]{2,6}\d{0,2});/gu, (whole, name) => ENTITIES[name] ?? whole)
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

const HEADINGS = {
  ingredients:
    /^(?:ingredients?|you(?:’|')?ll need|what you need|zutaten|ingrédients?|ingredientes|ingredienti|المكونات|المقادير)(?!\p{L})/iu,
  steps:
    /^(?:method|steps?|directions?|instructions?|preparation|how to make it|zubereitung|anleitung|préparation|étapes|preparación|elaboración|preparazione|procedimento|الطريقة|طريقة)(?!\p{L})/iu,
} as const;
const SERVINGS =
  /(?<!\p{L})(?:serves|servings?|portions?|makes|für|portionen|personen|pour|personnes|para|raciones|personas|per|porzioni|persone)(?!\p{L})|حصص|أشخاص/iu;
const BULLET = /^(?:[-–—*•▢□☐]|\d{1,2}[.)])\s*/u;

/** A heading is short and has nothing behind its colon but the number of servings. */
const isHeading = (line: string, heading: RegExp): boolean =>
  line.length < 60 && heading.test(line.replace(/^#+\s*|\*\*/gu, ''));

function fromWords(text: string): PastedRecipe {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);
  const [title = '', ...more] = lines;
  const parts = { summary: [] as string[], ingredients: [] as string[], steps: [] as string[] };
  const hasHeading = more.some((line) => isHeading(line, HEADINGS.ingredients));
  let servings: number | null = null;
  let part: keyof typeof parts = 'summary';
  for (const line of more) {
    if (line.length < 60 && SERVINGS.test(line)) servings ??= numberIn(line);
    if (isHeading(line, HEADINGS.ingredients)) part = 'ingredients';
    else if (isHeading(line, HEADINGS.steps)) part = 'steps';
    else if (part === 'summary' && line.length < 60 && SERVINGS.test(line)) continue;
    else {
      // Without headings the lines with an amount are the ingredients, and what follows them are the steps.
      if (!hasHeading && part !== 'steps') part = partOf(line, part);
      parts[part].push(line.replace(BULLET, ''));
    }
  }
  return {
    title: title.replace(/^#+\s*/u, ''),
    summary: parts.summary.join(' '),
    servings,
    ingredients: parts.ingredients,
    steps: numbered(parts.steps),
  };
}

const partOf = (line: string, before: 'summary' | 'ingredients') => {
  const words = line.replace(/^[-–—*•▢□☐]\s*/u, '').split(/\s+/u);
  const beginsWithAmount =
    /^\d{1,2}[.)]$/u.test(words[0] ?? '') || rangeAt(split(words), 0) === null;
  if (!beginsWithAmount && line.length < 100) return 'ingredients' as const;
  return before === 'ingredients' ? ('steps' as const) : ('summary' as const);
};

const split = (words: readonly string[]) =>
  words.flatMap((word) => /^([\p{Nd}.,/½¼¾⅓⅔⅛]+)(\p{L}+)$/u.exec(word)?.slice(1) ?? [word]);

const numberIn = (text: string): number | null => {
  const found = Number(/\d{1,3}/u.exec(text)?.[0] ?? 0);
  return found > 0 ? found : null;
};

const numbered = (steps: readonly string[]): string =>
  steps.map((step, index) => `${index + 1}. ${step.replace(BULLET, '')}`).join('\n');
