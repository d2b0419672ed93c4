import type { Language } from '#domain/language/language.ts';

/** What the pages of help say beside their own text, in each language. */
type HelpWords = {
  readonly title: string;
  readonly help: string;
  readonly languages: string;
  readonly searchHelp: string;
  readonly search: string;
  /** {count} is the number of sections. */
  readonly found: string;
  readonly nothing: string;
  readonly open: string;
};

export const HELP_WORDS: Readonly<Record<Language, HelpWords>> = {
  en: {
    title: 'Weekplate Help',
    help: 'Help',
    languages: 'Languages',
    searchHelp: 'Search Help',
    search: 'Search',
    found: '{count} found',
    nothing: 'Nothing found. Try another word.',
    open: 'Open Weekplate',
  },
  de: {
    title: 'Weekplate-Hilfe',
    help: 'Hilfe',
    languages: 'Sprachen',
    searchHelp: 'Hilfe durchsuchen',
    search: 'Suchen',
    found: '{count} gefunden',
    nothing: 'Nichts gefunden. Versuch es mit einem anderen Wort.',
    open: 'Weekplate öffnen',
  },
  es: {
    title: 'Ayuda de Weekplate',
    help: 'Ayuda',
    languages: 'Idiomas',
    searchHelp: 'Buscar en la ayuda',
    search: 'Buscar',
    found: 'Resultados: {count}',
    nothing: 'No hay resultados. Prueba con otra palabra.',
    open: 'Abrir Weekplate',
  },
  fr: {
    title: 'Aide de Weekplate',
    help: 'Aide',
    languages: 'Langues',
    searchHelp: 'Rechercher dans l’aide',
    search: 'Rechercher',
    found: 'Résultats : {count}',
    nothing: 'Aucun résultat. Essayez un autre mot.',
    open: 'Ouvrir Weekplate',
  },
  ar: {
    title: 'مساعدة Weekplate',
    help: 'المساعدة',
    languages: 'اللغات',
    searchHelp: 'البحث في المساعدة',
    search: 'بحث',
    found: 'عدد النتائج: {count}',
    nothing: 'لا توجد نتائج. يمكنك تجربة كلمة أخرى.',
    open: 'فتح Weekplate',
  },
};
