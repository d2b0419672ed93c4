import * as z from 'zod';
import type { Instant } from '#domain/day.ts';
import { planInputSchema } from '#domain/plans/planSchema.ts';
import { FIELD_ORDER } from './fields.ts';
import type { FormState, Intent } from './formState.ts';

/** Unsaved work as it lies in the browser, to be offered back after a crash or a reload. */
export type KeptDraft = {
  readonly savedAt: Instant;
  readonly state: FormState;
  readonly intent: Intent | null;
};

const MOST_KEPT = 3;

const textSchema = z
  .record(z.string(), z.string())
  .refine((text) => FIELD_ORDER.every((path) => path in text));

const keptDraftsSchema = z.array(
  z.object({
    savedAt: z.iso.datetime(),
    state: z.object({
      values: textSchema,
      base: textSchema,
      draftId: z.string(),
      source: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('new') }),
        z.object({ kind: z.literal('edit'), id: z.string(), version: z.int(), name: z.string() }),
      ]),
    }),
    intent: z.object({ key: z.string(), plan: planInputSchema }).nullable(),
  }),
);

export const draftsKey = (myId: string, customerId: string | null) =>
  `weekplate:${myId}:plan-draft:${customerId ?? 'nobody'}`;

/** Newest first; what this version cannot read counts as nothing. */
export function readDrafts(storage: Storage, key: string): KeptDraft[] {
  const parsed = keptDraftsSchema.safeParse(jsonIn(storage, key));
  return parsed.success ? parsed.data : [];
}

function jsonIn(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]');
  } catch {
    // Storage that is switched off, or a text cut short by a full disk: nothing to offer.
    return [];
  }
}

/** Keeps one, beside the ones that were never taken up again. False when the browser refuses. */
export function keepDraft(storage: Storage, key: string, draft: KeptDraft): boolean {
  const others = withoutDraft(readDrafts(storage, key), draft.state.draftId);
  return write(storage, key, [draft, ...others].slice(0, MOST_KEPT));
}

export function dropDraft(storage: Storage, key: string, draftId: string): boolean {
  const drafts = readDrafts(storage, key);
  const others = withoutDraft(drafts, draftId);
  return others.length === drafts.length || write(storage, key, others);
}

const withoutDraft = (drafts: readonly KeptDraft[], draftId: string) =>
  drafts.filter((draft) => draft.state.draftId !== draftId);

function write(storage: Storage, key: string, drafts: readonly KeptDraft[]): boolean {
  try {
    if (drafts.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(drafts));
    return true;
  } catch {
    // Full, or switched off: the caller tells the person that nothing is kept.
    return false;
  }
}
