import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '../session/session.tsx';
import { AnchorButton } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { deletionQuery, exportPath } from './api.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import classes from './MyDataScreen.module.css';

/** `/customer/my-data`: one's consent, who saw it, a copy of all of it, and its end. */
export default function MyDataScreen() {
  const me = useMe();
  const terms = useQuery(deletionQuery(me.id));
  return (
    <Page title="My data" narrow>
      <ConsentCard me={me} />
      <section className={classes.card} aria-labelledby="data-seen">
        <h2 id="data-seen">Who saw it</h2>
        <p>Each time a dietician looks at your data or changes it, Weekplate writes it down.</p>
        <p>
          <Link to="/customer/who-saw-my-data">Who saw my data</Link>
        </p>
      </section>
      <section className={classes.card} aria-labelledby="data-copy">
        <h2 id="data-copy">A copy of everything</h2>
        <p>
          One ZIP file with your account, profile, picture, coaching period, diet plans and every
          day you logged: as JSON for programs, and as CSV, which opens in any spreadsheet. A page
          in it, README.txt, says what each file holds. The working notes that your dietician keeps
          in private are not in it.
        </p>
        <AnchorButton
          href={exportPath(me.id)}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          Download My Data
        </AnchorButton>
      </section>
      <section className={classes.card} aria-labelledby="data-end">
        <h2 id="data-end">Delete my account</h2>
        {terms.isPending && <Skeleton height={140} aria-busy="true" />}
        {terms.isError && !terms.data && (
          <Failure
            message="How to delete your account could not be fetched."
            onRetry={() => void terms.refetch()}
          />
        )}
        {terms.data && <DeleteAccount me={me} terms={terms.data} />}
      </section>
    </Page>
  );
}
