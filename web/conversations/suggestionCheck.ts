import type { MessageInput, SuggestionInput } from '#domain/conversations/conversationSchema.ts';
import { type SuggestionRefusal, suggestionRefusal } from '#domain/conversations/suggestion.ts';
import type { Checked } from '../draft/useSending.ts';
import { queryClient } from '../live/queryClient.tsx';
import { plannedDayQuery } from './api.ts';
import { errorKey, planOf } from './suggestion.ts';

/** Checks that the suggestion changes something in the plan; returns the message, or the errors by field. */
export async function withSuggestion(
  customerId: string,
  checked: Checked<MessageInput>,
): Promise<Checked<MessageInput>> {
  if (!checked.ok) {
    const errors = Object.entries(checked.errors).map(([path, sentence]) => {
      const [field, part] = path.split('.');
      return [field === 'suggestion' && part ? errorKey(part) : path, sentence];
    });
    return { ok: false, errors: Object.fromEntries(errors) };
  }
  const { suggestion } = checked.input;
  const refusal = suggestion && (await refusalNow(customerId, suggestion));
  return refusal ? { ok: false, errors: { [errorKey(refusal.part)]: refusal.message } } : checked;
}

/** Null also if the plan cannot be fetched: the server applies the same rule. */
async function refusalNow(
  customerId: string,
  suggestion: SuggestionInput,
): Promise<SuggestionRefusal | null> {
  const query = { ...plannedDayQuery(customerId, suggestion.date), retry: false };
  const planned = await queryClient.fetchQuery(query).catch(() => null);
  return planned && suggestionRefusal(suggestion, planned.today, planOf(planned));
}
