import { Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { usePractice } from './api.ts';
import classes from './PracticeForm.module.css';
import { PracticeForm } from './PracticeForm.tsx';

/** `/client/settings`: the practice's description of itself. */
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

/** The heights of the first card's fields, in px. */
const FIELDS = { name: 36, address: 86, email: 36, phone: 36 };

/** The first card of the form. */
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
