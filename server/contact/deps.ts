import type { Deps } from '../http/deps.ts';
import type { Outbox } from '../outbox/outbox.ts';

export type ContactDeps = Deps & { readonly outbox: Outbox };
