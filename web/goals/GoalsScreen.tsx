import { useMe } from '../session/session.tsx';
import { Page } from '../ui/Page.tsx';
import Goals from './Goals.tsx';

/** `/customer/goals`: the customer's own goals. */
export default function GoalsScreen() {
  const { id } = useMe();
  return (
    <Page title="Goals" narrow>
      <Goals customerId={id} />
    </Page>
  );
}
