const oneOf = (...parts: readonly string[]) => new RegExp(parts.join('|'));

const react = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;

/** What every page needs, the landing page too, which needs nothing else of the screens. */
const pages = oneOf(
  'preload-helper',
  '/domain/(day|rights/\\w+)(?<!Schema)\\.ts$',
  '/web/api/(ahead|request|rules|errors|prefetch)\\.',
  '/web/session/homes\\.',
  '/web/store/(browserStore|shape)\\.',
  '/web/ui/(Mark|VisuallyHidden|overlayRoot|tokens|base)\\.',
  // What a screen with a form needs of the engine of unsaved work.
  '/web/\\w+/send\\.',
  '/web/draft/(sending|useSending|useErrorFocus|useDraft|useKeyedState|draftStorage)\\.',
);

/** What every page but the landing page needs: the router, who is signed in, and parts of most screens. */
const frame = oneOf(
  'node_modules/(react-router|@tanstack)/',
  '/web/session/(?!homes|keeping|serviceWorker|endPush)\\w+\\.',
  '/web/store/databases\\.',
  '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  '/Icon(AlertTriangle|Calendar|Eye|Selector|Trash|X)\\.mjs',
  '/web/ui/(Button|DayField|Dialog|EmptyState|Failure|Field|Hint|IconButton|LateCalendar|Link|Notice)\\.',
  '/web/ui/(MissingPart|Page|Popover|RowsSkeleton|ShowMore|Skeleton|Unloaded)\\.',
  '/web/ui/(atRest|dateAndTime|dayTyped|lazyPart|placeUnder|useArrival|useFocusAfterMore|useSearchParams)\\.',
);

// What one screen alone needs stays with it, and so do the words of allergens, which are many.
const ALONE = [
  'shopping/',
  'import/',
  'plans/(marked|changeWords|upload|nextStart|nextWeek|confirm)\\.',
  'plans/(advancedName|namedPerson|suggestionLimits|mealSuggestions)\\.',
  'planLibrary/',
  'allergens/(?!allergens\\.)',
  'progress/water\\.',
  'reminders/nextReminder\\.',
].join('|');
const ofDomain = (nouns: string) => `/domain/(?!${ALONE})${nouns}(?!\\w*Schema)\\w+\\.ts$`;

/** What the screens behind a sign-in hold what was fetched by, and what nearly all of them tell of. */
const signedIn = oneOf(
  '/web/(live/(queryClient|Queries|invalidate)|auth/useLogOut|api/(pages|retryAfter))\\.',
  '/web/progress/(plannedDaysQuery|api)\\.|/web/goals/goalsQuery\\.',
  '/web/ui/(TextLink|lazyDialog)\\.|IconChevronRight',
  ofDomain('((coaching|images|notifications|plans|progress|reminders)/)?'),
);

/** What both of the customer's daily screens are made of. */
const daily = oneOf(
  'IconMessageCircleQuestion',
  '/web/(home/AskLater|articles/givenQuery|ui/useMinute)\\.',
  '/web/changes/(ChangedMark|NoLongerPlanned|useUnseen|api)\\.',
  '/web/progress/(words|draftParts|draft|mealRows|selfSaving\\w*|instead/undoing)\\.',
  '/web/progress/(\\w+/)?Meal(Photos|More)Later\\.|/web/articles/Given\\.',
  '/web/progress/alternatives/DishWords\\.',
);

/** What several of a dietician's screens are made of, in small pieces: as files of their own, thirty of them. */
const desk = oneOf(
  '/Icon(ArrowBackUp|ArrowLeft|Check|Copy|History|MailQuestion|MessageQuestion|MoodSmile)\\.mjs',
  '/Icon(Note|Pencil|Plus|Search|Send|UserPlus|UserQuestion)\\.mjs',
  '/web/ui/(isComposing|Menu)\\.|/web/draft/(newKey|merge|createOnce)\\.',
  '/web/plans/(grid/moves|form/fields)\\.|/domain/allergens/eater\\.',
  '/web/customers/(consent|ConsentChip)\\.|/web/profiles/(words|api)\\.',
);

/** What the screens of signing in share. */
const signIn = oneOf(
  '/web/auth/(api|AuthForm|AuthLayout|EmailField|GoogleWay|NewPasswordFields|PasswordField)\\.',
  '/web/auth/(ResendVerification|signInOptions)\\.',
);

/** What works without a connection: fetched at rest, and at the start where something is remembered. */
const offline =
  /node_modules\/idb\/|\/web\/(live\/kept\w+|session\/(keeping|serviceWorker|endPush)|store\/rows|frame\/offline)\./;

/** What forms are checked by: fetched when the page is at rest, or when a form is first touched. */
const rules = /node_modules\/zod\/|\/domain\/(\w+\/)?\w+Schema\.ts$/;

/** The names of allergens travel with profiles, whose fields they fill. */
const nounOf = (id: string) => {
  const noun = /\/domain\/(\w+)\//.exec(id)?.[1];
  return `domain-${noun === 'allergens' ? 'profiles' : noun}`;
};

const parts = /node_modules\/@tabler\/|\/web\/ui\/(?!toasts)/;
const MANY_SCREENS = 11;

/**
 * How the code is divided into files, beside a file for each screen. Each file is a request, and costs a
 * weak network its round trip; but nobody is to fetch what only others need. A group takes along what its
 * modules import, unless a group of a higher priority has that.
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
