import type { Me } from '#domain/accounts/accountSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Session } from '../http/session.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Google } from './google.ts';

/** What signing in needs beside; what other nouns know of a person comes in as a function. */
export type SignInDeps = Deps & {
  /** Null where no credentials are configured. */
  readonly google: Google | null;
  readonly outbox: Outbox;
  /** Where mailed links lead; asked when a letter is written, since a free port is known late. */
  readonly publicUrl: () => string;
  /** What a person's browser may know of them. */
  readonly meOf: (session: Session) => Promise<Me>;
  /** The name of the practice. */
  readonly practice: () => Promise<string>;
  /** The version of the Privacy Policy that everybody reads now. */
  readonly privacyVersion: () => Promise<string>;
};
