/** What the build writes for the search: the sections of all pages, and the words by where they stand. */
export type Index = {
  readonly sections: readonly Section[];
  readonly words: Readonly<Record<string, readonly number[]>>;
};

export type Section = {
  /** From the front page, with the heading's anchor. */
  readonly href: string;
  readonly heading: string;
  readonly page: string;
};

/** The Arabic article, with a word that is written together with it. */
const ARTICLE = /^(?:[وبفك]?ال|لل)(?=\p{L}{2})/u;

/** The words of a text, lower-case and without accents or the Arabic article. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.replace(ARTICLE, '')) ?? [];

/** 'Photos' and 'allergies' find 'photo' and 'allergy' too. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/(?:ies|s)$/, '') : word);

const MOST = 8;

/**
 * The sections that hold the typed words, or longer ones that begin with them, best first. A word counts more
 * the fewer sections have it, and more in a heading; sections of `folder` come before equal ones.
 */
export function found({ sections, words }: Index, typed: string, folder: string): Section[] {
  const scores = new Map<Section, number>();
  for (const stem of new Set(wordsOf(typed).map(stemOf))) {
    const known = Object.keys(words).filter((word) => word.startsWith(stem));
    const hits = new Set(known.flatMap((word) => words[word] ?? []));
    for (const at of hits) {
      const section = sections[at];
      if (!section) continue;
      const isHeading = wordsOf(section.heading).some((word) => word.startsWith(stem));
      const isNear = folder !== '' && section.href.startsWith(folder);
      const score = ((isHeading ? 4 : 1) * (isNear ? 2 : 1)) / hits.size;
      scores.set(section, (scores.get(section) ?? 0) + score);
    }
  }
  const best = [...scores].sort(([, a], [, b]) => b - a);
  return best.slice(0, MOST).map(([section]) => section);
}
