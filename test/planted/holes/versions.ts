import type { Hole } from '../hole.ts';

const KEPT = ['server/plans/keptVersions.http.test.ts'];
const SEEN = ['server/plans/versions.http.test.ts'];

/** Earlier versions of a plan, and which of them the customer has seen. */
export const versionHoles: readonly Hole[] = [
  {
    title: 'an update of a plan keeps nothing of what it was',
    at: 'updatePlan: statement keepVersion',
    tests: KEPT,
  },
  {
    title: 'a deleted plan leaves no version',
    at: 'removePlan: statement keepVersion',
    tests: KEPT,
  },
  {
    title: 'a dietician who asks for the changes has the customer see them',
    at: 'planVersionRoutes: statement unseenPlans',
    becomes: `$&
    for (const { planId: id, version } of items) await markSeen(db, scope, { id, version });`,
    tests: SEEN,
  },
  {
    title: 'a dietician marks the changes as seen in place of the customer',
    at: 'see: call allow',
    becomes: `allow('owner', 'dietician')`,
    tests: [...SEEN, 'test/routes.http.test.ts'],
  },
  {
    title: 'what was seen is forgotten when an older page says so late',
    at: 'markSeen: text <',
    becomes: '<>',
    tests: SEEN,
  },
  {
    title: 'the customer is shown only the last of several updates',
    at: 'unseenPlans: argument contentOf seenVersion',
    becomes: 'version - 1',
    tests: SEEN,
  },
];
