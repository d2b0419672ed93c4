import type { Operation } from '../http/document.ts';

/**
 * Fields that prove nothing by themselves: they name something, say something, or are a password, which T-F1
 * and T-K3 are about. Any other field of a sign-in operation is a proof, and needs a case in cases.ts.
 */
const PLAIN: ReadonlySet<string> = new Set([
  'email',
  'password',
  'newPassword',
  'currentPassword',
  'timeZone',
  'consent',
  'version',
  'purpose',
  'id',
  'name',
  'message',
  'website',
  // Parts of a passkey's response: covered by the case of `passkey`.
  'rawId',
  'type',
  'authenticatorAttachment',
  'clientExtensionResults',
  'response',
  'clientDataJSON',
  'authenticatorData',
  'attestationObject',
  'transports',
  'signature',
  'userHandle',
  // The key of an app that is being set up, chosen by the person who sets it up.
  'key',
  // Google's reason why the sign-in failed.
  'error',
  // Sent by mail programs with a link; nobody reads it.
  'List-Unsubscribe',
]);

// For other operations the person is already signed in: only fields with a name like these are proofs there.
const LIKE_A_PROOF =
  /token|code|state$|nonce|challenge|seal|signature|secret|proof|passkey|verifier|invite$|invitation|hash/i;

// Names of things that look like it and are not: a plan's status, a cursor's key.
const isSigningIn = ({ path, access }: Operation) =>
  path.startsWith('/api/auth/') || (access?.includes('anyone') ?? false);

/** `POST /api/auth/verify-email token`, for every proof that an operation of the document accepts. */
export function proofsOf(operations: readonly Operation[]): string[] {
  return operations
    .flatMap((operation) => {
      const { method, path, parameters } = operation;
      const inPath = parameters
        .filter((each) => each.in === 'path' || each.in === 'query')
        .map(({ name }) => name);
      const taken = [...new Set([...inPath, ...fieldsIn(operation.bodies)])];
      const proofs = taken.filter((name) =>
        isSigningIn(operation) ? !PLAIN.has(name) : LIKE_A_PROOF.test(name),
      );
      return proofs.map((name) => `${method.toUpperCase()} ${path} ${name}`);
    })
    .sort();
}

/** The names of all fields in JSON schemas, at any depth. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref') throw new Error(`The fields behind ${String(value)} were not looked at.`);
    const own = key === 'properties' ? Object.keys(value as object) : [];
    return [...own, ...fieldsIn(value)];
  });
}
