import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../customers/api.ts';
import { PrintButton } from '../../print/PrintButton.tsx';
import { planOf } from './fields.ts';
import { usePlanForm } from './planForm.ts';

/** Prints what is in the form, saved or not. */
export default function PrintForm({ customerId }: { customerId: string }) {
  const form = usePlanForm();
  const { data: customer } = useQuery(customerQuery(customerId));
  const name = customer ? customer.name.trim() || customer.email : '';
  return <PrintButton plan={() => planOf(form.state.values)} customer={name} size="compact-sm" />;
}
