import type { Hole } from '../hole.ts';

const ACCESS = ['test/access.http.test.ts'];

/** Who may see and do what. */
export const accessHoles: readonly Hole[] = [
  {
    title: 'a missing owner check: a customer opens what is another’s',
    file: 'domain/accounts/access.ts',
    from: `return ownerId === actor.id ? 'allowed' : 'hidden';`,
    to: `return 'allowed';`,
    tests: ACCESS,
  },
  {
    title: 'somebody without a role is let in like a customer',
    file: 'domain/accounts/access.ts',
    from: `if (actor.role === null) return 'forbidden';`,
    to: '',
    tests: ACCESS,
  },
  {
    title: 'one customer’s id with another’s plan opens the plan',
    file: 'server/plans/queries.ts',
    from: `  const row = await plans(db)
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)`,
    to: `  const row = await plans(db)
    .where('id', '=', id)`,
    tests: ACCESS,
  },
  {
    title: 'one customer’s id with another’s plan deletes the plan',
    file: 'server/plans/queries.ts',
    from: `    .deleteFrom('dietPlan')
    .where('customerId', '=', scope.customerId)`,
    to: `    .deleteFrom('dietPlan')`,
    tests: ACCESS,
  },
  {
    title: 'the private notes can be read by whom they are about',
    file: 'server/coaching/routes.ts',
    from: `  summary: 'The private notes about a customer',
  ...allow('dietician'),`,
    to: `  summary: 'The private notes about a customer',
  ...allow('owner', 'dietician'),`,
    tests: ['test/access.http.test.ts', 'test/privateNotes.http.test.ts'],
  },
  {
    title: 'a customer hears live that a note about them was written',
    file: 'domain/events.ts',
    from: `if (ofDieticians.includes(change.kind)) return false;`,
    to: '',
    tests: ['test/privateNotes.http.test.ts', 'server/live/live.http.test.ts'],
  },
  {
    title: 'a customer’s picture is served to every other customer',
    file: 'domain/images/image.ts',
    from: `return actor.role === 'client' || owner.role === 'client' || actor.id === owner.id;`,
    to: 'return true;',
    tests: ['server/images/images.http.test.ts', 'domain/images/images.test.ts'],
  },
  {
    title: 'fields that nobody knows are taken in a plan',
    file: 'domain/plans/planSchema.ts',
    from: '  .strictObject(planFields)\n  .refine',
    to: '  .object(planFields)\n  .refine',
    tests: ['test/ownerIds.http.test.ts', 'server/plans/plans.http.test.ts'],
  },
  {
    title: 'the cursor of one list opens another one',
    file: 'server/http/cursor.ts',
    from: 'of !== list || keys.length !== count || cursorOf(list, ...keys) !== cursor',
    to: 'of === undefined || keys.length !== count',
    tests: ['test/paging.http.test.ts'],
  },
  {
    title: 'a page of another site may write in a person’s name',
    file: 'server/http/origin.ts',
    from: `if (!own) throw new ApiFailure(403, 'foreign-origin', 'This request comes from another site.');`,
    to: 'void own;',
    tests: ['test/foreignPages.http.test.ts'],
  },
  {
    title: 'scripts may stand in a page itself',
    file: 'server/http/headers.ts',
    from: `"script-src 'self'",`,
    to: `"script-src 'self' 'unsafe-inline'",`,
    tests: ['test/headers.http.test.ts'],
  },
  {
    title: 'caches may keep what is somebody’s own',
    file: 'server/http/headers.ts',
    from: `'cache-control': 'no-store' }`,
    to: `'cache-control': 'private' }`,
    tests: ['test/headers.http.test.ts'],
  },
  {
    title: 'the practice’s own legal text is not escaped',
    file: 'server/http/html.ts',
    from: 'replaceAll(/[&<>"\']/g',
    to: 'replaceAll(/[&]/g',
    tests: ['server/practice/practice.http.test.ts', 'server/contact/contact.http.test.ts'],
  },
];
