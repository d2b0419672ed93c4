import type { Operation } from '../http/document.ts';

/**
 * What an operation takes that proves nothing by itself: it names something, says something, or is
 * a password, which T-F1 and T-K3 are about. Whatever else is taken by an operation of signing in
 * is a proof, and needs a case in cases.ts.
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
  // Parts of a passkey's answer: the case is that of `passkey`.
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
  // Of an app that is being set up, chosen by whoever sets it up.
  'key',
  // Google's words for why nobody is let in.
  'error',
  // What a program of mail sends with a link, which nobody looks at.
  'List-Unsubscribe',
]);

// Elsewhere whoever asks is signed in: there only a name like these makes something a proof.
const LIKE_A_PROOF =
  /token|code|state$|nonce|challenge|seal|signature|secret|proof|passkey|verifier|invite$|invitation|hash/i;

// Names of things that look like it and are not: a plan's status, a cursor's key.
const isSigningIn = ({ path, access }: Operation) =>
  path.startsWith('/api/auth/') || (access?.includes('anyone') ?? false);

/** `POST /api/auth/verify-email token`, for every proof that an operation of the document takes. */
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
