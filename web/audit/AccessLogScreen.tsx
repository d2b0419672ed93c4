import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Link } from '../kit/Link.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { May } from '../session/session.ts';
import classes from './AuditList.module.css';
import { AuditList } from './AuditList.tsx';
import { say } from './words.ts';

/** `/client/access-log`, with `?customer=` for one customer: who looked at or changed what. */
export default function AccessLogScreen() {
  const [params] = useSearchParams();
  const customerId = params.get('customer');
  return (
    <Page title={ofKit.recordOfAccess} narrow>
      <p className={classes.intro}>
        {customerId ? say.aboutThisCustomer : say.aboutEverybody}{' '}
        {customerId && (
          <May by={['practiceOwner']}>
            <Link to="/client/access-log">{say.showEverybody}</Link>
          </May>
        )}
      </p>
      <AuditList key={customerId} customerId={customerId} nameOf={nameOf} />
    </Page>
  );
}

const WITHOUT_NAME = ['customer-list', 'access-log', 'account'];

function nameOf({ customer, what, ofAll }: AuditEntry) {
  if (customer)
    return <Link to={`/client/access-log?customer=${customer.id}`}>{customer.name}</Link>;
  return ofAll || WITHOUT_NAME.includes(what) ? null : say.customerNoLongerHere;
}
