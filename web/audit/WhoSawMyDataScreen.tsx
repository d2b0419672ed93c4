import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { POSITIONS } from '#domain/signIn/access.ts';
import { Page } from '../kit/Page.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import classes from './AuditList.module.css';
import { AuditList } from './AuditList.tsx';
import { say } from './words.ts';

/** `/customer/who-saw-my-data`: which dietician looked at or changed what, and when. */
export default function WhoSawMyDataScreen() {
  const me = useMe();
  return (
    <Page title={ofKit.whoSawMyData} narrow>
      <p className={classes.intro}>{say.everyViewIsListed}</p>
      <Disclosure summary={say.whoMaySeeIt}>
        <dl className={classes.rights}>
          {POSITIONS.map((position) => (
            <div key={position}>
              <dt>{colleagueSays.positions[position]}</dt>
              <dd>{colleagueSays.mayDo[position]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <AuditList customerId={me.id} forCustomer />
    </Page>
  );
}
