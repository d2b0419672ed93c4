import type { Language } from '#domain/language/language.ts';
import { wordList } from '#domain/unitWords.ts';

/** Files with texts that look like sentences, by the reason why nobody reads these in the product. */
export const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  'words that are looked for in what people write': [
    'domain/allergens/{claims,fold,hits,marks,units,ways}.ts',
    'domain/allergens/words/*',
    'domain/foods/{fold,foods,joiners,numbers,recipeText,recipes,units}.ts',
    'domain/hiddenNumbers/lookedFor.ts',
    'domain/import/mealLetters.ts',
    'domain/replies/savedReply.ts',
    'domain/shopping/food.ts',
    'server/foods/{matcher,ranker}.ts',
    'web/invitations/{InviteByMail.tsx,people.ts}',
    'web/measurements/import/{cells,kindNames}.ts',
  ],
  'codes as they are stored, whose words are in `say`': [
    'domain/plans/plan.ts',
    'domain/progress/progress.ts',
  ],
  'names, which are the same in every language': [
    'domain/language/language.ts',
    'domain/moment.ts',
    'domain/signIn/device.ts',
  ],
  'only operators read it': [
    'server/app/{build,gauges,main,start,web}.ts',
    'server/{backup,config,db,metrics,operator}/**',
    'server/mail/mailer.ts',
    'server/signIn/maker.ts',
  ],
  'the description of the API, and headers': [
    'server/events/routes.ts',
    'server/http/operation.ts',
  ],
  'names of keys, formats and selectors': [
    'server/images/decoding.ts',
    'web/draft/useForm.ts',
    'web/import/{unreadable,xlsx}.ts',
    'web/kit/{Toaster.tsx,keys.ts}',
    'web/plans/grid/GridDialogs.tsx',
    'web/plans/import/useImportStart.ts',
    'web/plans/range/rangeKeys.ts',
    'web/profiles/SectionIndex.tsx',
  ],
  'names of requests, drafts and messages between parts': [
    'web/articles/api.ts',
    'web/conversations/ConversationActions.tsx',
    'web/customers/{NotesEditor.tsx,api.ts,usePeriod.ts}',
    'web/kit/Page.tsx',
    'web/plans/form/{Banners.tsx,useUpload.ts}',
    'web/plans/weeks/useWeeks.ts',
    'web/reminders/useReminderForm.ts',
  ],
  'a field that only programs fill in': ['server/contact/routes.ts'],
  'errors for developers': ['web/store/shape.ts'],
  'why a table is not in a copy or a backup, for who reads the code': [
    'server/{app/nouns.ts,*/noun.ts}',
  ],
  'said to programs that ask wrongly; our pages never do': [
    'server/http/{body,createApi,errors,idempotency,input}.ts',
    'server/signIn/{google,passkeys}.ts',
  ],
  'how an operation is described, a log line, a style sheet, the name of a product': [
    'server/calendarFeed/fileRoutes.ts',
    'server/http/plainPage.ts',
    'server/rights/erase.ts',
    'server/signIn/googleRoutes.ts',
  ],
};

/** Units, names, and words that a language borrowed, which it says just as English does. */
export const SAME: Readonly<Record<Exclude<Language, 'en'> | 'all', readonly string[]>> = {
  all: wordList(
    'App, BLS 4.0, Ciqual 2020, Enter, Halal, Plan, Push, USDA SR28, YYYY-MM-DD, Zoom, cm, g, kcal, kg, lb, mg, ml, oz',
  ),
  de: wordList(`BMI, Code, Details, Logo, Low-FODMAP, Magnesium, Name, Name: …, Niacin, Okay, Passkeys, Status, Text, Trends, Vegan,
    Version …, Vitamin A, Vitamin B1, Vitamin B2, Vitamin B6, Vitamin B12, Vitamin C, Vitamin D, Vitamin E, Vitamin K,
    Website, in …, lbs`),
  es: wordList('Alcohol, Kosher, No, Zinc, gluten, katori, … min'),
  fr: wordList(`1 question … # questions, Introduction, Logo, Question …, Questionnaire, Questionnaires, Questions, Type, questionnaires, version …, Article, Articles, Calcium, Choline, Code, Contact, Conversation, Date, Lupin, Menu, Message, Messages, Note, Photo,
    Notes, Notifications, Plans, Portions, Portrait, Potassium, Restrictions, Sodium, Version …, Versions, Zinc, articles,
    dates, gluten, Invitations, invitations, katori, litre, litres, lupin, messages, notes, pot … pots, … min`),
  ar: [],
};
