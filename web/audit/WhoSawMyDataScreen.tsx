import { Page } from '../kit/Page.tsx';
import { useMe } from '../session/session.ts';
import classes from './AuditList.module.css';
import { AuditList } from './AuditList.tsx';

/** `/customer/who-saw-my-data`: which dietician looked at or changed what, and when. */
export default function WhoSawMyDataScreen() {
  const me = useMe();
  return (
    <Page title="Who saw my data" narrow>
      <p className={classes.intro}>
        Every time a dietician in your practice views or changes your data, it is listed here.
        Nobody can alter this record. Viewing the same thing again within a minute counts once.
      </p>
      <AuditList customerId={me.id} forCustomer />
    </Page>
  );
}
