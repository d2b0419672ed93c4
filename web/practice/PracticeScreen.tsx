import { Failure } from '../ui/Failure.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { usePractice } from './api.ts';
import { PracticeForm } from './PracticeForm.tsx';

const FAILED = 'The settings could not be fetched.';

/** `/client/settings`: what the practice says about itself. */
export default function PracticeScreen() {
  const practice = usePractice();
  if (practice.isPending) return <PageSkeleton />;
  if (!practice.data)
    return (
      <Page title="Practice settings" narrow>
        <Failure message={FAILED} onRetry={() => void practice.refetch()} />
      </Page>
    );
  return <PracticeForm saved={practice.data} />;
}
