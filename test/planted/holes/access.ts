import type { Hole } from '../hole.ts';

const ACCESS = ['test/access.http.test.ts'];

/** Who may see and do what. */
export const accessHoles: readonly Hole[] = [
  {
    title: 'a missing owner check: a customer opens what is another’s',
    at: 'decide: value ownerId',
    becomes: `'allowed'`,
    tests: ACCESS,
  },
  {
    title: 'somebody without a role is let in like a customer',
    at: 'decide: statement role null',
    tests: ACCESS,
  },
  {
    title: 'one customer’s id with another’s plan opens the plan',
    at: 'readPlan: call where customerId',
    tests: ACCESS,
  },
  {
    title: 'one customer’s id with another’s plan deletes the plan',
    at: 'removePlan: call where customerId',
    tests: ACCESS,
  },
  {
    title: 'the private notes can be read by whom they are about',
    at: 'getNotes: call allow',
    becomes: `allow('owner', 'dietician')`,
    tests: ['test/access.http.test.ts', 'test/privateNotes.http.test.ts'],
  },
  {
    title: 'a customer hears live that a note about them was written',
    at: 'customers/noun.ts live: property note dieticians',
    becomes: `'person-and-dieticians'`,
    tests: ['test/privateNotes.http.test.ts', 'server/live/live.http.test.ts'],
  },
  {
    title: 'a customer’s picture is served to every other customer',
    at: 'maySeeImage: value owner',
    becomes: 'true',
    tests: ['server/images/images.http.test.ts', 'domain/images/images.test.ts'],
  },
  {
    title: 'fields that nobody knows are taken in a plan',
    at: 'planInputSchema: callee strictObject',
    becomes: 'object',
    tests: ['test/ownerIds.http.test.ts', 'server/plans/plans.http.test.ts'],
  },
  {
    title: 'the cursor of one list opens another one',
    at: 'keysOf: condition list count cursorOf',
    becomes: 'of === undefined || keys.length !== count',
    tests: ['test/paging.http.test.ts'],
  },
  {
    title: 'a page of another site may write in a person’s name',
    at: 'sameOriginWrites: statement foreign-origin',
    tests: ['test/foreignPages.http.test.ts'],
  },
  {
    title: 'scripts may stand in a page itself',
    at: `POLICY: text script-src 'self'`,
    becomes: `script-src 'self' 'unsafe-inline'`,
    tests: ['test/headers.http.test.ts'],
  },
  {
    title: 'caches may keep what is somebody’s own',
    at: 'responseClass: text no-store',
    becomes: 'private',
    tests: ['test/headers.http.test.ts'],
  },
  {
    title: 'the practice’s own legal text is not escaped',
    at: `escaped: text &<>"'`,
    becomes: '&',
    tests: ['server/practice/practice.http.test.ts', 'server/contact/contact.http.test.ts'],
  },
];
