import { ApiError } from '../api/request.ts';

export type Receiver = { readonly id: string; readonly name: string };
export type Refused = Receiver & { readonly why: string };

/** `stopped`: why the rest was not sent either; they can be sent later, under the same keys. */
export type Outcome = { readonly refused: readonly Refused[]; readonly stopped: Error | null };

type Sending = {
  /** One for all; each receiver's key is made of it, so that nobody gets the message twice. */
  readonly key: string;
  /** Who has it already. */
  readonly sent: ReadonlySet<string>;
  readonly send: (receiver: Receiver, key: string) => Promise<unknown>;
  readonly onSent: (id: string) => void;
};

/** A refusal of one receiver says nothing about the next one; being offline or too fast does. */
const concernsAll = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500;

/** Sends a message to each receiver alone, one after the other. */
export async function sendToMany(to: readonly Receiver[], sending: Sending): Promise<Outcome> {
  const { key, sent, send, onSent } = sending;
  const refused: Refused[] = [];
  for (const receiver of to) {
    if (sent.has(receiver.id)) continue;
    try {
      await send(receiver, `${key}-${receiver.id}`);
      onSent(receiver.id);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (concernsAll(error)) return { refused, stopped: failure };
      refused.push({ ...receiver, why: failure.message });
    }
  }
  return { refused, stopped: null };
}
