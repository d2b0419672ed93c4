import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { usePractice } from './api.ts';
import classes from './PracticeForm.module.css';
import { PracticeForm } from './PracticeForm.tsx';

/** `/client/settings`: what the practice says about itself. */
export default function PracticeScreen() {
  const practice = usePractice();
  if (practice.data) return <PracticeForm saved={practice.data} />;
  return (
    <Page title="Practice settings" narrow>
      <Unloaded
        query={practice}
        skeleton={<PracticeSkeleton />}
        failed="The settings could not be fetched."
      />
    </Page>
  );
}

/** How high the fields of the first card are, in pixels. */
const FIELDS = { name: 36, address: 86, email: 36, phone: 36 };

/** The card with which the form begins. */
function PracticeSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the settings" className={classes.card}>
      <Skeleton height={18} width={120} />
      {Object.entries(FIELDS).map(([name, height]) => (
        <div key={name}>
          <Skeleton height={14} width={72} mb={8} />
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}
