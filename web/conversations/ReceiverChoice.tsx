import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { RECEIVERS_MAX } from '#domain/conversations/message.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { pagesQuery, rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { SelectField } from '../kit/Field.tsx';
import { Link } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './Many.module.css';
import type { Receiver } from './sendToMany.ts';
import { say } from './words.ts';

type Props = {
  chosen: readonly Receiver[];
  onChoose: (chosen: Receiver[]) => void;
  onNext: () => void;
};

const STANDINGS: readonly Standing[] = ['active', 'paused', 'expired'];

const receiversQuery = (search: string, standing: string) =>
  pagesQuery<Customer>(['customer-list', 'receivers', search, standing], '/api/customers', {
    limit: '100',
    strip: 'no',
    ...(search && { search }),
    ...(standing && { standing }),
  });

const asReceiver = ({ id, name, email }: Customer): Receiver => ({
  id,
  name: name.trim() || email,
});

/** The customers of the practice, to choose some of them by name and standing. */
export function ReceiverChoice({ chosen, onChoose, onNext }: Props) {
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const [standing, setStanding] = useState<string>('active');
  const list = useInfiniteQuery(receiversQuery(search, standing));
  const shown = rowsOf(list.data).filter(({ consentWithdrawn }) => !consentWithdrawn);
  const isNobody = !search && chosen.length === 0 && ['active', ''].includes(standing);
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  const isFull = chosen.length >= RECEIVERS_MAX;
  const more = shown.filter(({ id }) => !isChosen(id)).map(asReceiver);
  const toggle = (customer: Customer) =>
    onChoose(
      isChosen(customer.id)
        ? chosen.filter(({ id }) => id !== customer.id)
        : [...chosen, asReceiver(customer)],
    );
  return (
    <div className="grid gap-3">
      <div className={classes.filters}>
        <SearchField
          aria-label={say.searchCustomers}
          placeholder={say.searchCustomers}
          data-autofocus
          {...{ text, setText }}
        />
        <SelectField
          aria-label={say.whichCustomers}
          value={standing}
          onChange={({ currentTarget }) => setStanding(currentTarget.value)}
        >
          {STANDINGS.map((each) => (
            <option key={each} value={each}>
              {say.standings[each as 'active']}
            </option>
          ))}
          <option value="">{ofKit.all}</option>
        </SelectField>
      </div>
      {!list.data && (
        <Unloaded
          query={list}
          failed={ofKit.customersNotLoaded}
          skeleton={<Skeleton height={160} radius="lg" />}
        />
      )}
      {list.data && shown.length === 0 && (
        <p className="muted">
          {isNobody ? say.noCustomerYet : say.noCustomerFound}{' '}
          {isNobody && <Link to="/client/invitations">{say.inviteCustomers}</Link>}
        </p>
      )}
      {shown.length > 0 && (
        <div className={classes.people}>
          <ul className="plain" aria-label={ofKit.customers}>
            {shown.map((customer) => (
              <li key={customer.id}>
                <label className={classes.person}>
                  <input
                    type="checkbox"
                    checked={isChosen(customer.id)}
                    disabled={isFull && !isChosen(customer.id)}
                    onChange={() => toggle(customer)}
                  />
                  <bdi className="cut">{asReceiver(customer).name}</bdi>
                </label>
              </li>
            ))}
          </ul>
          <ShowMore list={list} failed={ofKit.customersNotLoaded} />
        </div>
      )}
      <div className="row wrap gap-2">
        <Button
          variant="subtle"
          size="compact-md"
          disabled={more.length === 0 || isFull}
          onClick={() => onChoose([...chosen, ...more].slice(0, RECEIVERS_MAX))}
        >
          {say.chooseShown(shown.length)}
        </Button>
        {chosen.length > 0 && (
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => onChoose([])}>
            {say.chooseNobody}
          </Button>
        )}
      </div>
      <div className="buttons" data-foot>
        <p role="status" className={classes.count}>
          {isFull ? say.atMostReceivers(RECEIVERS_MAX) : say.chosenCustomers(chosen.length)}
        </p>
        <Button disabled={chosen.length === 0} onClick={onNext}>
          {say.writeMessage}
        </Button>
      </div>
    </div>
  );
}
