import type { AttentionRow } from '#domain/attention/attentionSchema.ts';

type Reason = AttentionRow['reasons'][number];

const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

export const personPath = (customerId: string): string =>
  `/client/customers/${encodeURIComponent(customerId)}`;

/** The screen where a reason is dealt with. */
export function placeOfReason(customerId: string, { kind, date }: Reason): string {
  const person = personPath(customerId);
  switch (kind) {
    case 'asked':
      return `/client/inbox${query({ customer: customerId })}`;
    case 'noPlan':
      return `/client/dashboard${query({ customer: customerId })}`;
    case 'weight':
      return `${person}${query({ tab: 'trends' })}`;
    case 'note':
    case 'silent':
      return date ? `${person}${query({ date })}` : person;
    default:
      return person;
  }
}

/** The conversation with a customer, with the focus in the field for the answer. */
export const answerPath = (customerId: string): string =>
  `/client/inbox${query({ customer: customerId, answer: 'yes' })}`;
