import { IconArrowLeft, IconPencil, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Colleague } from '#domain/colleagues/colleagueSchema.ts';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { RowAction } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { useMay, useMe } from '../session/session.ts';
import { colleaguesQuery } from './api.ts';
import classes from './Colleagues.module.css';
import { InvitedColleagues } from './InvitedColleagues.tsx';
import { PositionDialog } from './PositionDialog.tsx';
import { say } from './words.ts';

type Asked = { readonly colleague: Colleague; readonly leaves: boolean };

/** `/client/colleagues`: who works in the practice, as what; owners invite colleagues here, and let them go. */
export default function ColleaguesScreen() {
  const mayChange = useMay('practiceOwner');
  const list = useQuery(colleaguesQuery);
  const [asked, ask] = useState<Asked | null>(null);
  const items = list.data?.items ?? [];
  return (
    <Page title={say.colleagues} narrow>
      <Link to="/client/settings" className={classes.back}>
        <IconArrowLeft size={20} stroke={1.5} aria-hidden />
        {say.practiceSettings}
      </Link>
      <div className="grid gap-4 shrinks">
        {list.data ? (
          <ul className="card" aria-label={say.colleagues}>
            {items.map((colleague) => (
              <Row
                key={colleague.id}
                colleague={colleague}
                onAsk={mayChange ? (leaves) => ask({ colleague, leaves }) : null}
              />
            ))}
          </ul>
        ) : (
          <Unloaded
            query={list}
            failed={say.colleaguesFailed}
            skeleton={
              <RowsSkeleton
                count={2}
                className="card"
                rowClassName={classes.row}
                widths={['40%', '60%']}
              />
            }
          />
        )}
        {mayChange && <InvitedColleagues />}
        <details className={classes.rights}>
          <summary>{say.whoMayDoWhat}</summary>
          <p>{colleagueSays.mayDo.owner}</p>
          <p>{colleagueSays.mayDo.dietician}</p>
          <p>{colleagueSays.mayDo.assistant}</p>
        </details>
        {asked && <PositionDialog {...asked} colleagues={items} onClose={() => ask(null)} />}
      </div>
    </Page>
  );
}

type RowProps = {
  colleague: Colleague;
  /** Null for who may not change anything. */
  onAsk: ((leaves: boolean) => void) | null;
};

function Row({ colleague, onAsk }: RowProps) {
  const me = useMe();
  const { id, email, position, customers, disabled } = colleague;
  const name = colleague.name.trim() || email;
  const facts = [
    colleagueSays.positions[position],
    ...(position === 'assistant' && customers === 0 ? [] : [say.customersOf(customers)]),
    ...(disabled ? [say.lockedOut] : []),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p>
          <bdi className="semibold">{name}</bdi>
          {id === me.id && <span className="muted"> {say.you}</span>}
        </p>
        <p className="small">
          <bdi>{email}</bdi>
        </p>
        <p className="small">{facts.join(' · ')}</p>
      </div>
      {onAsk && (
        <div className="row stiff">
          <RowAction
            icon={IconPencil}
            label={say.changePosition}
            name={say.changePositionOf(name)}
            onClick={() => onAsk(false)}
          />
          <RowAction
            icon={IconUserMinus}
            label={say.remove}
            name={say.removeOne(name)}
            onClick={() => onAsk(true)}
          />
        </div>
      )}
    </li>
  );
}
