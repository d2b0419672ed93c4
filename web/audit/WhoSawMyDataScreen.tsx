import { Page } from '../kit/Page.tsx';
import { useMe } from '../session/session.ts';
import classes from './AuditList.module.css';
import { AuditList } from './AuditList.tsx';
import { say } from './words.ts';

/** `/customer/who-saw-my-data`: which dietician looked at or changed what, and when. */
export default function WhoSawMyDataScreen() {
  const me = useMe();
  return (
    <Page title={say.whoSawMyData} narrow>
      <p className={classes.intro}>{say.everyViewIsListed}</p>
      <AuditList customerId={me.id} forCustomer />
    </Page>
  );
}
