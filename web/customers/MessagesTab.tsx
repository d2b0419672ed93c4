import type { Customer } from '#domain/customers/customerSchema.ts';
import { CustomerConversation } from '../conversations/CustomerConversation.tsx';

/** The conversation with a customer, on their page. */
export default function MessagesTab({ customer: { id, today } }: { customer: Customer }) {
  return <CustomerConversation customerId={id} theirToday={today} />;
}
