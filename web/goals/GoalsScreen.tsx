import { Page } from '../kit/Page.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { useMe } from '../session/session.tsx';
import Goals from './Goals.tsx';

/** `/customer/goals`: the customer's own goals. */
export default function GoalsScreen() {
  const { id } = useMe();
  return (
    <Page title="Goals" narrow>
      {/* The headings of the goals are those of a part, as below the trends. */}
      <VisuallyHidden role="heading" aria-level={2}>
        Your goals
      </VisuallyHidden>
      <Goals customerId={id} />
    </Page>
  );
}
