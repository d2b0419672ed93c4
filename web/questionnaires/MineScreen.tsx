import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useMe } from '../session/session.ts';
import { sentListQuery } from './api.ts';
import { isWaiting, SentCard } from './SentRow.tsx';
import { say } from './words.ts';

/** `/customer/questionnaires`: those that wait first, then those that are filled in. */
export default function MineScreen() {
  const me = useMe();
  const list = useQuery(sentListQuery(me.id));
  const items = list.data?.items ?? [];
  return (
    <Page title={say.questionnaires} narrow>
      {!list.data && (
        <Unloaded
          query={list}
          skeleton={<Skeleton height={160} radius="lg" />}
          failed={say.listFailed}
        />
      )}
      {list.data && items.length === 0 && (
        <EmptyState icon={IconClipboardList} title={say.noneSent}>
          {say.appearHere}
        </EmptyState>
      )}
      <div className="stack">
        <SentCard title={say.toFillIn} shown={items.filter(isWaiting)} />
        <SentCard title={say.filledIn} shown={items.filter((each) => !isWaiting(each))} />
      </div>
    </Page>
  );
}
