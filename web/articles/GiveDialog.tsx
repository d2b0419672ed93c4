import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Article } from '#domain/articles/articleSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { useEnterWhenFound } from '../kit/Combobox.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Person } from '../kit/Person.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { say as ofKit } from '../kit/words.ts';
import { customersQuery, type Found } from './api.ts';
import classes from './GiveDialog.module.css';
import { GiveForm } from './GiveForm.tsx';
import { say } from './words.ts';

type Props = { article: Article; onClose: () => void };

export function GiveDialog({ article, onClose }: Props) {
  const [customer, setCustomer] = useState<Found | null>(null);
  return (
    <Dialog title={say.giveOne(isolated(article.title))} onClose={onClose}>
      {customer ? (
        <GiveForm
          article={article}
          customer={customer}
          onOther={() => setCustomer(null)}
          onClose={onClose}
        />
      ) : (
        <ChooseCustomer onChoose={setCustomer} />
      )}
    </Dialog>
  );
}

function ChooseCustomer({ onChoose }: { onChoose: (customer: Found) => void }) {
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const customers = useQuery(customersQuery(search.trim()));
  const people = useRef<HTMLUListElement>(null);
  const isFound = text === search && customers.isSuccess && !customers.isPlaceholderData;
  const enter = useEnterWhenFound(text, isFound, () => {
    const [first, ...others] = customers.data?.items ?? [];
    if (first && others.length === 0) onChoose(first);
    else people.current?.querySelector('button')?.focus();
  });
  return (
    <>
      <SearchField
        label={ofKit.customer}
        placeholder={ofKit.nameOrEmail}
        maxLength={200}
        data-autofocus
        {...{ text, setText }}
        onEnter={enter}
      />
      <ul ref={people} className={classes.people} aria-label={ofKit.customers}>
        {customers.data?.items.map((each) => (
          <li key={each.id}>
            <button type="button" className={classes.person} onClick={() => onChoose(each)}>
              <Person name={each.name} email={each.email} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      {customers.data?.items.length === 0 && <p className="quiet">{say.nobodyFound}</p>}
      {customers.isError && <Unloaded query={customers} failed={ofKit.customersNotLoaded} />}
    </>
  );
}
