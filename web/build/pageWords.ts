import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '#domain/language/language.ts';

/** What the HTML files say beside their screens, and the manifest and the worker in public/, in each language. */
type PageWords = {
  readonly description: string;
  readonly needsScript: string;
  readonly landingTitle: string;
  readonly landingDescription: string;
  readonly previewTitle: string;
  readonly previewPicture: string;
  readonly appDescription: string;
  readonly logToday: string;
  readonly shoppingList: string;
  readonly newsForYou: string;
};

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    description: 'Track your progress, achieve your goals, and connect with nutrition experts.',
    needsScript: 'Weekplate needs JavaScript to show your week. Please switch it on.',
    landingTitle: 'A week on a plate · Weekplate',
    landingDescription:
      'Track your progress, achieve your goals, and connect with nutrition experts. Weekly meal plans written by your dietician, and your days on one page.',
    previewTitle: 'Weekplate: a week on a plate',
    previewPicture: 'Weekplate, and a plate of seven days with their meals',
    appDescription: 'A week on a plate: diet plans, daily progress, and your dietician.',
    logToday: 'Log today',
    shoppingList: 'Shopping list',
    newsForYou: 'There is something new for you.',
  },
  de: {
    description:
      'Sieh deine Fortschritte, erreiche deine Ziele und sprich mit Fachleuten für Ernährung.',
    needsScript: 'Weekplate braucht JavaScript, um deine Woche zu zeigen. Bitte schalte es ein.',
    landingTitle: 'Eine Woche auf dem Teller · Weekplate',
    landingDescription:
      'Sieh deine Fortschritte, erreiche deine Ziele und sprich mit Fachleuten für Ernährung. Wochenpläne von deiner Ernährungsberatung und deine Tage auf einer Seite.',
    previewTitle: 'Weekplate: eine Woche auf dem Teller',
    previewPicture: 'Weekplate und ein Teller mit sieben Tagen und ihren Mahlzeiten',
    appDescription:
      'Eine Woche auf dem Teller: Ernährungspläne, deine Tage und deine Ernährungsberatung.',
    logToday: 'Heute eintragen',
    shoppingList: 'Einkaufsliste',
    newsForYou: 'Es gibt etwas Neues für dich.',
  },
  es: {
    description:
      'Sigue tu progreso, alcanza tus objetivos y habla con profesionales de la nutrición.',
    needsScript: 'Weekplate necesita JavaScript para mostrar tu semana. Actívalo, por favor.',
    landingTitle: 'Una semana en el plato · Weekplate',
    landingDescription:
      'Sigue tu progreso, alcanza tus objetivos y habla con profesionales de la nutrición. Planes semanales que escribe tu dietista y tus días en una página.',
    previewTitle: 'Weekplate: una semana en el plato',
    previewPicture: 'Weekplate y un plato con siete días y sus comidas',
    appDescription: 'Una semana en el plato: planes de alimentación, tu día a día y tu dietista.',
    logToday: 'Registrar hoy',
    shoppingList: 'Lista de la compra',
    newsForYou: 'Hay algo nuevo para ti.',
  },
  fr: {
    description:
      'Suivez vos progrès, atteignez vos objectifs et échangez avec des spécialistes de la nutrition.',
    needsScript: 'Weekplate a besoin de JavaScript pour afficher votre semaine. Activez-le.',
    landingTitle: 'Une semaine dans l’assiette · Weekplate',
    landingDescription:
      'Suivez vos progrès, atteignez vos objectifs et échangez avec des spécialistes de la nutrition. Des semaines de repas écrites par votre diététicien·ne et vos journées sur une page.',
    previewTitle: 'Weekplate : une semaine dans l’assiette',
    previewPicture: 'Weekplate et une assiette de sept jours avec leurs repas',
    appDescription:
      'Une semaine dans l’assiette : plans alimentaires, suivi au quotidien et votre diététicien·ne.',
    logToday: 'Noter ma journée',
    shoppingList: 'Liste de courses',
    newsForYou: 'Il y a du nouveau pour vous.',
  },
  ar: {
    description: 'تابع تقدّمك، وحقق أهدافك، وتواصل مع خبراء التغذية.',
    needsScript: 'يحتاج Weekplate إلى JavaScript لعرض أسبوعك. يُرجى تفعيله.',
    landingTitle: 'أسبوع في طبق · Weekplate',
    landingDescription:
      'تابع تقدّمك، وحقق أهدافك، وتواصل مع خبراء التغذية. خطط أسبوعية يكتبها أخصائي التغذية، وأيامك في صفحة واحدة.',
    previewTitle: 'Weekplate: أسبوع في طبق',
    previewPicture: 'Weekplate، وطبق من سبعة أيام مع وجباتها',
    appDescription: 'أسبوع في طبق: خطط غذائية، وتقدّمك كل يوم، وأخصائي التغذية معك.',
    logToday: 'تسجيل اليوم',
    shoppingList: 'قائمة التسوق',
    newsForYou: 'لديك شيء جديد.',
  },
};

export const FILLED = ['manifest.webmanifest', 'push.js'];
const PUBLIC = join(import.meta.dirname, '../public');

/** '%logToday%' becomes the sentence of that name. Names in capitals are filled later. */
export const filled = (text: string, language: Language): string =>
  text.replaceAll(/%([a-z]\w*)%/g, (_, name: keyof PageWords) => PAGE_WORDS[language][name]);

/** Fills in the words of the pages, and of the copied files, in one language. */
export const pageWords = (dist: string, language: Language): Plugin => ({
  name: 'page-words',
  transformIndexHtml: { order: 'pre', handler: (html) => filled(html, language) },
  configureServer({ middlewares }) {
    for (const name of FILLED)
      middlewares.use(`/${name}`, (_, answer) => {
        answer.setHeader(
          'Content-Type',
          name.endsWith('.js') ? 'text/javascript' : 'application/json',
        );
        answer.end(filled(readFileSync(join(PUBLIC, name), 'utf8'), language));
      });
  },
  writeBundle() {
    for (const name of FILLED) {
      const file = join(dist, name);
      writeFileSync(file, filled(readFileSync(file, 'utf8'), language));
    }
  },
});
