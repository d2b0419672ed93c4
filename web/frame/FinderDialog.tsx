import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '#domain/accounts/meSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { articlesQuery } from '../articles/api.ts';
import { customerChoiceQuery } from '../customers/api.ts';
import { Combobox } from '../kit/Combobox.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useSearchParams } from '../kit/Link.tsx';
import { Person } from '../kit/Person.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { libraryQuery } from '../planLibrary/api.ts';
import { navigationOf, settingsOf } from './nouns.ts';

type Found = {
  readonly id: string;
  readonly group: string;
  readonly face: ReactNode;
  readonly open: () => void;
};

type Props = { me: Me; onLogOut: () => void; onClose: () => void };

const AT_ONCE: object = { 'data-autofocus': true };
const PAUSE_MS = 150;
const EACH = 5;

/** Finds a customer, a plan of the library, an article or a command by any part of its name. */
export default function FinderDialog({ me, onLogOut, onClose }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = (typed ?? '').trim();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const commands = useCommands(me, onLogOut).filter(({ name }) =>
    name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const found = useFound(search);
  const isFound = wanted === '' || (search === wanted && found.isFound);
  const options: readonly Found[] = [
    ...(wanted === '' ? [] : found.options),
    ...commands.map(({ name, open }) => ({ id: name, group: 'Commands', face: name, open })),
  ];
  return (
    <Dialog title="Find" onClose={onClose}>
      <Combobox
        field={{
          label: 'Customer, plan, article or command',
          maxLength: 100,
          start: <IconSearch size={18} stroke={1.5} aria-hidden />,
          ...AT_ONCE,
        }}
        listLabel="Found"
        typed={typed}
        onType={setTyped}
        options={options}
        face={({ face }) => face}
        isFound={isFound}
        onChoose={(id) => {
          onClose();
          options.find((option) => option.id === id)?.open();
        }}
        onNearEnd={() => undefined}
        inPlace
      >
        {() => (
          <p role="status" className="quiet">
            {isFound && options.length === 0 && `Nothing is called “${wanted}”.`}
            {found.isError && 'Not everything could be searched. Check your connection.'}
          </p>
        )}
      </Combobox>
    </Dialog>
  );
}

function useCommands(me: Me, onLogOut: () => void) {
  const navigate = useNavigate();
  const go = (name: string, to: string) => ({ name, open: () => void navigate(to) });
  return [
    go('Write a plan', '/client/dashboard'),
    go('Invite customers', '/client/invitations'),
    ...[...navigationOf(me), ...settingsOf(me)].map(({ label, href }) => go(label, href)),
    go('Website Enquiries', '/client/messages'),
    go('Record of access', '/client/access-log'),
    { name: 'Log out', open: onLogOut },
  ];
}

function useFound(search: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const enabled = search !== '';
  const customers = useInfiniteQuery({ ...customerChoiceQuery(search), enabled });
  const plans = useInfiniteQuery({
    ...libraryQuery({ search, tag: '', order: 'used' }),
    enabled,
  });
  const articles = useInfiniteQuery({ ...articlesQuery({ search }), enabled });
  const lists = [customers, plans, articles];
  const group = <Row extends { readonly id: string }>(
    name: string,
    rows: readonly Row[],
    face: (row: Row) => ReactNode,
    to: (row: Row) => string,
    then?: (row: Row) => void,
  ): Found[] =>
    rows.slice(0, EACH).map((row) => ({
      id: `${name} ${row.id}`,
      group: name,
      face: face(row),
      open: () => {
        void navigate(to(row));
        then?.(row);
      },
    }));
  // The customer for whom a plan is being written stays.
  const customer = params.get('customer');
  return {
    isFound: lists.every(({ isPlaceholderData, data, isError }) =>
      Boolean(isError || (data && !isPlaceholderData)),
    ),
    isError: lists.some(({ isError }) => isError),
    options: [
      ...group(
        'Customers',
        rowsOf(customers.data),
        ({ name, email, profileImageUrl: image }) => <Person {...{ name, email, image }} />,
        ({ id }) => `/client/customers/${id}`,
      ),
      ...group(
        'Plan Library',
        rowsOf(plans.data),
        ({ name }) => <bdi>{name}</bdi>,
        ({ id }) =>
          `/client/dashboard?${new URLSearchParams({ ...(customer && { customer }), library: id })}`,
        ({ name }) => customer ?? toastSuccess(`Choose a customer for “${name}”.`),
      ),
      ...group(
        'Articles',
        rowsOf(articles.data),
        ({ title }) => <bdi>{title}</bdi>,
        ({ id }) => `/client/articles/${id}`,
      ),
    ],
  };
}
