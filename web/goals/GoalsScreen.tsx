import { useMe } from '../session/session.tsx';
import { Page } from '../ui/Page.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import Goals from './Goals.tsx';

/** `/customer/goals`: one's own goals; `/client/goals?customer=…`: those of a customer. */
export default function GoalsScreen() {
  const { id, role } = useMe();
  const [params] = useSearchParams();
  return (
    <Page title="Goals" narrow>
      <Goals customerId={role === 'customer' ? id : (params.get('customer') ?? '')} />
    </Page>
  );
}
