import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { may } from '#domain/signIn/access.ts';
import type { Page } from '../api/pages.ts';
import { get } from '../api/request.ts';
import { say as ofInvitations } from '../invitations/words.ts';
import { useNavigate, useSearchParams } from '../kit/address.tsx';
import { Combobox } from '../kit/Combobox.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import type { Finds } from '../kit/noun.ts';
import { Person } from '../kit/Person.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { FINDS, navigationOf, settingsOf } from './nouns.ts';
import { say } from './words.ts';

type Found = {
  readonly id: string;
  readonly group: string;
  readonly face: ReactNode;
  readonly open: () => void;
};

type Props = { me: Me; sought: string; onLogOut: () => void; onClose: () => void };

const AT_ONCE: object = { 'data-autofocus': true };
const PAUSE_MS = 150;
const EACH = 5;

/**
 * Finds a customer, their plans, a plan of the library, an article or a command by any part of its name; for a
 * customer: articles and screens.
 */
export default function FinderDialog({ me, sought, onLogOut, onClose }: Props) {
  const [typed, setTyped] = useState(sought || null);
  const wanted = (typed ?? '').trim();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const commands = useCommands(me, onLogOut).filter(({ name }) =>
    name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const found = useFound(me, search);
  const isFound = wanted === '' || (search === wanted && found.isFound);
  const options: readonly Found[] = [
    ...(wanted === '' ? [] : found.options),
    ...commands.map(({ name, open }) => ({ id: name, group: say.commands, face: name, open })),
  ];
  return (
    <Dialog title={say.search} onClose={onClose}>
      <Combobox
        field={{
          label: me.role === 'client' ? say.findAnything : say.findArticleOrScreen,
          maxLength: 100,
          start: <IconSearch size={18} stroke={1.5} aria-hidden />,
          ...AT_ONCE,
        }}
        listLabel={say.found}
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
            {isFound && options.length === 0 && say.nothingIsCalled(wanted)}
            {found.isError && say.notAllSearched}
          </p>
        )}
      </Combobox>
    </Dialog>
  );
}

function useCommands(me: Me, onLogOut: () => void) {
  const navigate = useNavigate();
  const go = (name: string, to: string) => ({ name, open: () => navigate(to) });
  const screens = [...navigationOf(me), ...settingsOf(me)].map(({ label, href, target }) =>
    target ? { name: label, open: () => void window.open(href, target) } : go(label, href),
  );
  const ofDieticians = [
    ...(may(me, 'dietician') ? [go(ofKit.writeAPlan, '/client/dashboard')] : []),
    go(ofInvitations.inviteCustomers, '/client/invitations'),
    go(ofKit.websiteEnquiries, '/client/messages'),
    ...(may(me, 'practiceOwner') ? [go(ofKit.recordOfAccess, '/client/access-log')] : []),
  ];
  return [
    ...(me.role === 'client' ? ofDieticians : []),
    ...screens,
    { name: ofKit.logOut, open: onLogOut },
  ];
}

/** A row of any list: articles have a title. */
type Row = { readonly id: string } & Partial<
  Record<'name' | 'title' | 'email', string> & { profileImageUrl: string | null }
>;

/** The first rows of each list that have the text in their name, and of other lists a failure. */
async function rowsFor(finds: readonly Finds[], search: string) {
  const asked = new URLSearchParams({ search, limit: String(EACH) });
  const lists = await Promise.allSettled(
    finds.map(({ from }) => get<Page<Row>>(`${from}${asked}`)),
  );
  return lists.map((list) => (list.status === 'fulfilled' ? list.value.items : null));
}

function useFound(me: Me, search: string) {
  const isOwn = me.role === 'customer';
  const mayFind = ({ by }: Pick<Finds, 'by'>) => !by || may(me, ...by);
  const finds = FINDS.filter((each) => (isOwn ? each.toOfCustomer : mayFind(each)));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const found = useQuery({
    queryKey: ['found', search],
    queryFn: () => rowsFor(finds, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const open = (to: string, name: string) => {
    if (!to.includes('library=')) return navigate(to);
    // The customer for whom a plan is being written stays.
    const customer = params.get('customer');
    navigate(customer ? `${to}&customer=${encodeURIComponent(customer)}` : to);
    if (!customer) toastSuccess(say.chooseCustomer(isolated(name)));
  };
  return {
    isFound: found.data !== undefined && !found.isPlaceholderData,
    isError: found.data?.includes(null) ?? false,
    options: finds.flatMap(({ also, ...first }, list) =>
      [
        { ...first, to: (isOwn && first.toOfCustomer) || first.to },
        ...(also && mayFind(also) ? [also] : []),
      ].flatMap(({ group, to }) =>
        (found.data?.[list] ?? []).map(({ id, title, name = title ?? '', email, ...row }) => ({
          id: `${group} ${id}`,
          group,
          face: email ? (
            <Person name={name} email={email} image={row.profileImageUrl ?? null} />
          ) : (
            <bdi>{name}</bdi>
          ),
          open: () => open(`${to}${encodeURIComponent(id)}`, name),
        })),
      ),
    ),
  };
}
