import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { Page } from '../kit/Page.tsx';
import classes from './AuditList.module.css';
import { AuditList } from './AuditList.tsx';

/** `/client/access-log`, with `?customer=` for one customer: who looked at or changed what. */
export default function AccessLogScreen() {
  const [params] = useSearchParams();
  const customerId = params.get('customer');
  return (
    <Page title="Record of access" narrow>
      <p className={classes.intro}>
        {customerId
          ? 'What dieticians looked at and changed of this customer, and what was about all customers. '
          : 'What the dieticians of your practice looked at and changed. Choose a name to see one customer only. '}
        {customerId && <Link to="/client/access-log">Show everybody</Link>}
      </p>
      <AuditList key={customerId} customerId={customerId} nameOf={nameOf} />
    </Page>
  );
}

const WITHOUT_NAME = ['customer-list', 'access-log', 'account'];

function nameOf({ customer, what, ofAll }: AuditEntry) {
  if (customer)
    return <Link to={`/client/access-log?customer=${customer.id}`}>{customer.name}</Link>;
  return ofAll || WITHOUT_NAME.includes(what) ? null : 'somebody no longer here';
}
