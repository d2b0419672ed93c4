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

type Action = { readonly label: string; readonly to: string };

/** What is to be done about a reason, and where that begins; null where somebody has to look first. */
export function actionOn(customerId: string, { kind, date }: Reason): Action | null {
  const write = { customer: customerId };
  switch (kind) {
    case 'noPlan':
      return date
        ? { label: 'Next Week', to: `/client/dashboard${query({ ...write, next: 'yes' })}` }
        : { label: 'Write a Plan', to: `/client/dashboard${query(write)}` };
    case 'periodEnds':
    case 'periodOver':
      return { label: 'Renew', to: `${personPath(customerId)}${query({ renew: 'yes' })}` };
    case 'new':
      return { label: 'Set Dates', to: personPath(customerId) };
    default:
      return null;
  }
}

/** The conversation with a customer, with the focus in the field for the answer. */
export const answerPath = (customerId: string): string =>
  `/client/inbox${query({ customer: customerId, answer: 'yes' })}`;
