import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page } from '../ui/Page.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { customerListQuery } from './api.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import { CustomerPerson } from './CustomerPerson.tsx';
import classes from './CustomersScreen.module.css';
import { filterIn } from './listFilter.ts';
import { NoCustomerChosen } from './NoCustomerChosen.tsx';
import { NoCustomerYet } from './NoCustomerYet.tsx';
import { OpenedName } from './OpenedName.tsx';
import { usePlaceInList } from './usePlaceInList.ts';

/** `/client/customers` and `/client/customers/:uid`: the list, and beside it the person chosen. */
export default function CustomersScreen() {
  const { uid } = useParams();
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const list = useInfiniteQuery(customerListQuery(filter));
  const screen = usePlaceInList(uid);

  const narrowed = filter.search !== '' || filter.standing !== null;
  const isEmpty = list.data?.pages[0]?.items.length === 0 && !list.isPlaceholderData;
  return (
    <Page title="Customers" titleOnPhone={!uid} keepsPlace>
      <OpenedName customerId={uid} />
      {isEmpty && !narrowed ? (
        <NoCustomerYet />
      ) : (
        <div ref={screen} className={classes.screen} data-open={uid !== undefined}>
          <CustomerFinder selectedId={uid} />
          <div className={classes.person}>
            {uid ? <CustomerPerson customerId={uid} /> : <NoCustomerChosen />}
          </div>
        </div>
      )}
    </Page>
  );
}
