const FRAME = ['index.html', 'frame/Frame.tsx'];

/**
 * The pages that people open first, by path, and the modules that each of them starts from. The build keeps the
 * code that these pages share in files of its own, and `npm run sizes` measures what each page loads.
 */
export const FIRST_PAGES = {
  '/': ['landing.html'],
  '/login': ['index.html', 'auth/LoginScreen.tsx'],
  '/customer/dashboard': [...FRAME, 'home/HomeScreen.tsx'],
  '/customer/myprogress': [...FRAME, 'home/ProgressScreen.tsx'],
  '/client/dashboard': [
    ...FRAME,
    'plans/PlansScreen.tsx',
    'attention/WhoNeedsYou.tsx',
    'conversations/AnswerKey.tsx',
  ],
} satisfies Record<string, readonly string[]>;
