import type { Hole } from '../hole.ts';

const KEPT = ['server/plans/keptVersions.http.test.ts'];
const SEEN = ['server/plans/versions.http.test.ts'];

/** What a plan was, and what the customer has seen of it. */
export const versionHoles: readonly Hole[] = [
  {
    title: 'an update of a plan keeps nothing of what it was',
    file: 'server/plans/queries.ts',
    from: '  await keepVersion(db, scope, change);\n',
    to: '',
    tests: KEPT,
  },
  {
    title: 'a deleted plan leaves no version',
    file: 'server/plans/queries.ts',
    from: '  await keepVersion(db, scope, plan);\n',
    to: '',
    tests: KEPT,
  },
  {
    title: 'a dietician who asks for the changes has the customer see them',
    file: 'server/plans/versionRoutes.ts',
    from: '    const items = await unseenPlans(db, scope, todayOf(deps, scope));\n',
    to: `    const items = await unseenPlans(db, scope, todayOf(deps, scope));
    for (const { planId: id, version } of items) await markSeen(db, scope, { id, version });
`,
    tests: SEEN,
  },
  {
    title: 'a dietician marks the changes as seen in place of the customer',
    file: 'server/plans/versionRoutes.ts',
    from: `  ...allow('owner'),`,
    to: `  ...allow('owner', 'dietician'),`,
    tests: [...SEEN, 'test/routes.http.test.ts'],
  },
  {
    title: 'what was seen is forgotten when an older page says so late',
    file: 'server/plans/seenQueries.ts',
    from: `where('seenVersion', '<', version)]`,
    to: `where('seenVersion', '<>', version)]`,
    tests: SEEN,
  },
  {
    title: 'the customer is shown only the last of several updates',
    file: 'server/plans/seenQueries.ts',
    from: 'await contentOf(db, scope, planId, seenVersion);',
    to: 'await contentOf(db, scope, planId, version - 1);',
    tests: SEEN,
  },
];
