import { language } from '../language/language.ts';
import { searchedWords, wordsIn } from '../search.ts';

/** How many replies a practice keeps; few enough that the browser has all of them and searches at once. */
export const REPLIES_MAX = 100;
export const REPLY_TITLE_MAX = 80;

/** For so many days a deleted reply can be put back. */
export const REPLY_DELETED_DAYS = 30;

export type Blank = 'name' | 'firstName' | 'nextVisit' | 'myName';

/** What a dietician types for a blank: in any language of the product, since colleagues share the replies. */
const NAMES: Readonly<Record<Blank, Readonly<Record<ReturnType<typeof language>, string>>>> = {
  name: { en: 'name', de: 'Name', es: 'nombre', fr: 'nom', ar: 'الاسم' },
  firstName: {
    en: 'first name',
    de: 'Vorname',
    es: 'nombre de pila',
    fr: 'prénom',
    ar: 'الاسم الأول',
  },
  nextVisit: {
    en: 'next visit',
    de: 'nächster Termin',
    es: 'próxima visita',
    fr: 'prochaine consultation',
    ar: 'الزيارة القادمة',
  },
  myName: { en: 'my name', de: 'mein Name', es: 'mi nombre', fr: 'mon nom', ar: 'اسمي' },
};

export const BLANKS = Object.keys(NAMES) as readonly Blank[];

/** A blank as the reader types it: '{next visit}'. */
export const blankText = (blank: Blank): string => `{${NAMES[blank][language()]}}`;

const IN_BRACES = /\{([^{}\n]{1,40})\}/g;

const keyOf = (name: string) => wordsIn(name).join(' ');
const blankOf = (name: string): Blank | undefined =>
  BLANKS.find((blank) => Object.values(NAMES[blank]).some((each) => keyOf(each) === keyOf(name)));

/** Everything in braces, each once: what is still to be filled in, whether it is known or somebody's own blank. */
export const openBlanks = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([whole]) => whole)),
];

export const hasBlank = (text: string, blank: Blank): boolean =>
  [...text.matchAll(IN_BRACES)].some(([, name = '']) => blankOf(name) === blank);

/** What is known of a customer and the writer; null or '' is not known. */
export type Known = Readonly<Record<Blank, string | null>>;

/** Fills in what is known. The rest stays in its braces. */
export const fillBlanks = (text: string, known: Known): string =>
  text.replaceAll(IN_BRACES, (whole, name: string) => {
    const blank = blankOf(name);
    return (blank && known[blank]?.trim()) || whole;
  });

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

type Found = { readonly title: string; readonly text: string };

/** The replies with all words of a search in title or text; those with all of them in the title come first. */
export function foundReplies<Reply extends Found>(
  replies: readonly Reply[],
  search: string,
): Reply[] {
  const words = searchedWords(search);
  const has = (text: string) => {
    const searched = wordsIn(text).join(' ');
    return words.every((word) => searched.includes(word));
  };
  const found = replies.filter(({ title, text }) => has(`${title} ${text}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}

/** A search begun with '/' before the caret, at the start of a word; null for none. */
export function slashSearch(text: string, caret: number): { from: number; search: string } | null {
  const found = /(?:^|\s)\/([^/\n]{0,40})$/.exec(text.slice(0, caret));
  if (!found) return null;
  const search = found[1] ?? '';
  return { from: caret - search.length - 1, search };
}
