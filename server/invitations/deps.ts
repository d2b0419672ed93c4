import type { Deps } from '../http/deps.ts';
import type { Outbox } from '../outbox/outbox.ts';

export type InvitationDeps = Deps & {
  readonly outbox: Outbox;
  /** Where links lead, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly practice: () => Promise<string>;
};
