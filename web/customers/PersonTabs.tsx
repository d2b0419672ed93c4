import {
  IconChartDots,
  IconChartLine,
  IconClipboardHeart,
  IconMessages,
  IconNotes,
  IconSalad,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { useSearchParams } from '../kit/address.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { customerProfileQuery } from '../profiles/api.ts';
import { CustomerProfileView } from '../profiles/CustomerProfileView.tsx';
import Questionnaires from '../questionnaires/SentList.tsx';
import { TrendsSkeleton } from '../trends/TrendsSkeleton.tsx';
import { TABS, type Tab, viewIn, withTab } from './address.ts';
import classes from './CustomerPerson.module.css';
import { NotesEditor } from './NotesEditor.tsx';
import { PlansTab } from './PlansTab.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import type { NotesForm } from './useNotes.ts';
import { say } from './words.ts';

const Conversation = lazyPlace(async () => ({
  default: (await import('../conversations/CustomerConversation.tsx')).CustomerConversation,
}));
const TrendsTab = lazyPlace(() => import('./TrendsTab.tsx'));
const TargetsLine = lazyPlace(() => import('../targets/TargetsLine.tsx'));
const Visits = lazyPlace(() => import('../visits/Visits.tsx'));

type Props = { customer: Customer; notes: NotesForm };

const faces: Readonly<Record<Tab, { verb?: string; icon: typeof IconNotes }>> = {
  progress: { verb: say.view, icon: IconChartDots },
  trends: { verb: say.view, icon: IconChartLine },
  plans: { verb: say.view, icon: IconSalad },
  profile: { verb: say.view, icon: IconClipboardHeart },
  notes: { icon: IconNotes },
  messages: { icon: IconMessages },
};

export function PersonTabs({ customer, notes }: Props) {
  const [params, setParams] = useSearchParams();
  const { tab } = viewIn(params);
  return (
    <div className="above-6">
      <Tabs
        label={say.whatToRead}
        tabs={TABS.map((name) => ({
          name,
          face: <Face tab={name} isUnsaved={name === 'notes' && notes.unsaved} />,
        }))}
        open={tab}
        onOpen={(next) => setParams(withTab(params, next), { replace: true })}
      />
      <div className={classes.content}>
        {tab === 'progress' && <ProgressTab customer={customer} />}
        {tab === 'trends' && (
          <Suspense fallback={<TrendsSkeleton />}>
            <TrendsTab key={customer.id} customer={customer} />
          </Suspense>
        )}
        {tab === 'plans' && (
          <div className="grid gap-4 shrinks">
            <Suspense fallback={<Skeleton height={32} />}>
              <TargetsLine
                key={customer.id}
                customer={customer}
                fetchProfile={async () =>
                  (await queryClient.fetchQuery(customerProfileQuery(customer.id))).profile
                }
              />
            </Suspense>
            <PlansTab key={customer.id} customer={customer} />
          </div>
        )}
        {tab === 'profile' && (
          <div className="grid gap-6">
            <CustomerProfileView key={customer.id} customerId={customer.id} />
            <Questionnaires key={customer.id} customerId={customer.id} />
          </div>
        )}
        {tab === 'messages' && (
          <Suspense fallback={<Skeleton height={380} radius="lg" />}>
            <Conversation key={customer.id} customerId={customer.id} theirToday={customer.today} />
          </Suspense>
        )}
        {tab === 'notes' && (
          <div className="grid gap-6">
            <NotesEditor customerId={customer.id} notes={notes} roomy />
            <Suspense fallback={<Skeleton height={180} radius="lg" />}>
              <Visits key={customer.id} customerId={customer.id} today={customer.today} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

function Face({ tab, isUnsaved }: { tab: Tab; isUnsaved: boolean }) {
  const { verb, icon: Icon } = faces[tab];
  return (
    <>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>
        {verb && <VisuallyHidden>{verb}</VisuallyHidden>}
        {say.tabs[tab]}
      </span>
      {isUnsaved && (
        <span className={classes.dot}>
          <VisuallyHidden>{say.unsaved}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
