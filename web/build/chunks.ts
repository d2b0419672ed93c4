const oneOf = (...parts: readonly string[]) => new RegExp(parts.join('|'));

const react = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;

/** Modules that every page needs, including the landing page, which needs nothing else of the screens. */
const pages = oneOf(
  'preload-helper',
  '/domain/(day|signIn/consent\\w*)(?<!Schema)\\.ts$',
  '/web/api/(ahead|request|rules|errors|prefetch)\\.',
  '/web/session/homes\\.',
  '/web/store/(browserStore|shape)\\.',
  '/web/kit/(Mark|Spoken|tokens|base)\\.',
  // Modules that a screen with a form needs for unsaved work.
  '/web/\\w+/send\\.',
  '/web/draft/(sending|useSending|useErrorFocus|useDraft|useKeyedState|draftStorage)\\.',
);

/** Modules that every page but the landing page needs: the router, the session, and parts of most screens. */
const frame = oneOf(
  'node_modules/(react-router|@tanstack)/',
  '/web/session/(?!homes|keeping|serviceWorker|endPush)\\w+\\.',
  '/web/store/databases\\.',
  '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  '/Icon(AlertTriangle|ChevronDown|Eye|Selector|Trash|X)\\.mjs',
  '/web/kit/(Button|Field|Link|Notice|Page|Skeleton|Toaster|lazy|time)\\.',
);

// Modules that only one screen needs stay with that screen, and so do the many names of allergens.
const ALONE = [
  'shopping/',
  'import/',
  'plans/(marked|changeWords|upload|nextStart|nextWeek|confirm|holdingBack|conflictWords)\\.',
  'plans/(advancedName|namedPerson|tellsOfHealth|suggestionLimits|mealSuggestions)\\.',
  'planLibrary/',
  'allergens/(?!allergens\\.)',
  'progress/water\\.',
  // What people type is read in lazy parts: the words of units would weigh on every first load.
  '(number|quantity|wordList|(body|time|volume)Words)\\.',
].join('|');
const ofDomain = (nouns: string) => `/domain/(?!${ALONE})${nouns}(?!\\w*Schema)\\w+\\.ts$`;

/**
 * Modules that the screens behind a sign-in need: the query cache, and what nearly all of them show. A file called
 * `…Query` holds a query that several screens share.
 */
const signedIn = oneOf(
  '/web/(live/(queryClient|Queries|invalidate)|auth/useLogOut|api/(pages|retryAfter))\\.',
  '/web/progress/api\\.|/web/\\w+/\\w+Query\\.',
  '/web/kit/(Dialog|ToggleGroup)\\.|IconChevronRight',
  ofDomain('((coaching|images|notifications|plans|progress)/)?'),
);

/**
 * Modules that both of the customer's daily screens need. A file called `…Later` shows a part whose code is fetched
 * later.
 */
const daily = oneOf(
  'IconMessageCircleQuestion',
  '/web/(\\w+/)+\\w+Later\\.',
  '/web/planChanges/(ChangedMark|NoLongerPlanned|useUnseen|api)\\.',
  '/web/progress/(words|dayShown|useDay|sendDay|mealRows)\\.|/web/changes/(changesHere|log)\\.',
  '/web/progress/alternatives/DishWords\\.',
);

/** Small modules that several of a dietician's screens share: separately they would be thirty files. */
const desk = oneOf(
  '/Icon(ArrowBackUp|ArrowLeft|Check|Copy|History|MailQuestion|MessageQuestion|MoodSmile)\\.mjs',
  '/Icon(Note|Pencil|Plus|Search|Send|UserPlus|UserQuestion)\\.mjs',
  '/web/kit/(keys|Popover)\\.|/web/draft/(newKey|merge|createOnce)\\.',
  '/web/plans/(grid/moves|form/fields)\\.|/domain/allergens/eater\\.',
  '/web/customers/(consent|ConsentChip)\\.|/web/profiles/(words|api)\\.',
);

/** Modules that the sign-in screens share. */
const signIn = oneOf(
  '/web/auth/(api|AuthForm|AuthLayout|EmailField|GoogleWay|NewPasswordFields|PasswordField)\\.',
  '/web/auth/(ResendVerification|signInOptions)\\.',
);

/** Modules for offline use: fetched when idle, or at the start if something is stored. */
const offline =
  /node_modules\/idb\/|\/web\/(live\/kept\w+|session\/(keeping|serviceWorker|endPush)|store\/rows|frame\/offline)\./;

/** Modules that validate forms: fetched when the page is idle, or when a form is first touched. */
const rules = /node_modules\/zod\/|\/domain\/(\w+\/)?\w+Schema\.ts$/;

/** The names of allergens belong to the chunk of profiles, whose fields use them. */
const nounOf = (id: string) => {
  const noun = /\/domain\/(\w+)\//.exec(id)?.[1];
  return `domain-${noun === 'allergens' ? 'profiles' : noun}`;
};

const parts = /node_modules\/@tabler\/|\/web\/kit\/(?!Toaster|DeviceButtons)/;
const MANY_SCREENS = 11;

/**
 * How the code is divided into files, apart from one file for each screen. Each file costs a request, a round
 * trip on a weak network; but nobody should fetch what only others need. A group includes the modules that
 * its own modules import, unless a group of a higher priority has them.
 */
export const CHUNKS = [
  { name: 'react', test: react, priority: 9 },
  { name: 'pages', test: pages, priority: 8 },
  { name: 'frame', test: frame, priority: 7 },
  { name: 'signedIn', test: signedIn, priority: 6 },
  { name: nounOf, debugName: 'nouns', test: oneOf(ofDomain('\\w+/')), priority: 5 },
  { name: 'rules', test: rules, priority: 4 },
  { name: 'shared', test: parts, minShareCount: MANY_SCREENS, priority: 2 },
  { name: 'daily', test: daily, priority: 1 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 1 },
  { name: 'signIn', test: signIn, minShareCount: 2, priority: 1 },
  { name: 'offline', test: offline, priority: 0 },
];
