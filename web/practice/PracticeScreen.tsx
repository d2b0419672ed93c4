import { usePractice } from '../api/practice.ts';
import { Failure } from '../ui/Failure.tsx';
import { Page } from '../ui/Page.tsx';
import { PracticeForm } from './PracticeForm.tsx';
import { PracticeSkeleton } from './PracticeSkeleton.tsx';

const TITLE = 'Practice settings';
const FAILED = 'The settings could not be fetched.';

/** `/client/settings`: what the practice says about itself. */
export default function PracticeScreen() {
  const practice = usePractice();
  if (practice.isPending)
    return (
      <Page title={TITLE} narrow>
        <PracticeSkeleton />
      </Page>
    );
  if (!practice.data)
    return (
      <Page title={TITLE} narrow>
        <Failure message={FAILED} onRetry={() => void practice.refetch()} />
      </Page>
    );
  return <PracticeForm saved={practice.data} />;
}
