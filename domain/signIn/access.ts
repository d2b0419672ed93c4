/** The stored values: `client` is a dietician, `customer` a person who is coached. */
export const ROLES = ['client', 'customer'] as const;
export type Role = (typeof ROLES)[number];

/** What a dietician is in the practice; those with more rights come first. Customers have no position. */
export const POSITIONS = ['owner', 'dietician', 'assistant'] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * The role that an address gives an account. `dieticianEmail` is the configured whole address or `@domain`
 * (absent: no address makes a dietician). An address that would make a dietician gives no role until it is
 * verified.
 */
export function roleForEmail(
  email: string,
  emailVerified: boolean,
  dieticianEmail: string | undefined,
): Role | null {
  if (!isDieticianEmail(email, dieticianEmail)) return 'customer';
  return emailVerified ? 'client' : null;
}

/** Whether an address is the configured one, or of the configured domain; case is ignored. */
export function isDieticianEmail(email: string, dieticianEmail: string | undefined): boolean {
  if (!dieticianEmail) return false;
  const address = email.toLowerCase();
  const wanted = dieticianEmail.toLowerCase();
  if (!wanted.startsWith('@')) return address === wanted;
  return address.slice(address.lastIndexOf('@')) === wanted && address.indexOf('@') > 0;
}

/**
 * Who may call an operation. `anyone` needs no session; `user` needs any session, even one without a role;
 * `owner` is the customer whose id is in the path. In the practice, who may do more may do what others do too:
 * `assistant` is everybody there, `dietician` all but assistants, `practiceOwner` its owners alone.
 */
export type Who =
  | 'anyone'
  | 'user'
  | 'practiceOwner'
  | 'dietician'
  | 'assistant'
  | 'customer'
  | 'owner';
export type Access = readonly Who[];

const COUNTS_AS: { readonly [Each in Position]: Access } = {
  owner: ['practiceOwner', 'dietician', 'assistant'],
  dietician: ['dietician', 'assistant'],
  assistant: ['assistant'],
};

export type Actor = {
  readonly id: string;
  readonly role: Role | null;
  /** The position in the practice; somebody of whom it is not known may do the least. */
  readonly position?: Position | null | undefined;
};

/** Who may call an operation that only reads: assistants read all that dieticians do. */
export const readersOf = (access: Access): Access =>
  access.map((each) => (each === 'dietician' ? 'assistant' : each));

/** `hidden`: the answer must be the same as for an object that does not exist. */
type Decision = 'allowed' | 'unauthenticated' | 'forbidden' | 'hidden';

/**
 * Decides whether `actor` (null: no session) may call an operation that declares `access`. `ownerId` is
 * the customer id in the path, undefined when there is none. A customer cannot learn from the decision
 * whether another customer exists.
 */
export function decide(access: Access, actor: Actor | null, ownerId: string | undefined): Decision {
  if (access.includes('anyone')) return 'allowed';
  if (!actor) return 'unauthenticated';
  if (access.includes('user')) return 'allowed';
  if (actor.role === 'client') {
    const countsAs = COUNTS_AS[actor.position ?? 'assistant'];
    return countsAs.some((each) => access.includes(each)) ? 'allowed' : 'forbidden';
  }
  if (actor.role === null) return 'forbidden';
  if (access.includes('customer')) return 'allowed';
  if (!access.includes('owner')) return 'forbidden';
  return ownerId === actor.id ? 'allowed' : 'hidden';
}

/** The same question for a screen: whether it offers somebody what is declared for these. */
export const may = (me: Actor, ...who: Access): boolean => decide(who, me, me.id) === 'allowed';

/** `none`: not asked yet, having signed up with Google or before the question was added. */
export type ConsentState = 'none' | 'given' | 'withdrawn';

/** The version of the built-in Privacy Policy; a new text needs a new date here. */
export const BUILT_IN_PRIVACY = 'weekplate-2026-11-26';

/** The codes of two refusals that screens handle. */
export const CONSENT_NEEDED = 'consent-needed';
export const CONSENT_WITHDRAWN = 'consent-withdrawn';

/** Whether a person must give their consent before they can use anything except their privacy rights. */
export const mustConsent = ({
  role,
  consent,
}: {
  readonly role: Role | null;
  readonly consent: ConsentState;
}): boolean => role === 'customer' && consent !== 'given';
