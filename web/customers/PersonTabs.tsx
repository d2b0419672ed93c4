import { IconChartDots, IconClipboardHeart, IconNotes, IconSalad } from '@tabler/icons-react';
import type { Customer } from '#domain/coaching/customerSchema.ts';
import { CustomerProfileView } from '../profiles/CustomerProfileView.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { NotesEditor } from './NotesEditor.tsx';
import classes from './PersonTabs.module.css';
import { PlansTab } from './PlansTab.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import { TABS, type Tab, viewIn, withTab } from './personView.ts';
import type { NotesForm } from './useNotes.ts';

type Props = { customer: Customer; notes: NotesForm };

const faces: Readonly<Record<Tab, { verb?: string; word: string; icon: typeof IconNotes }>> = {
  progress: { verb: 'View ', word: 'Progress', icon: IconChartDots },
  plans: { verb: 'View ', word: 'Plans', icon: IconSalad },
  profile: { verb: 'View ', word: 'Profile', icon: IconClipboardHeart },
  notes: { word: 'Notes', icon: IconNotes },
};

/** What there is to read of a customer, one part at a time. */
export function PersonTabs({ customer, notes }: Props) {
  const [params, setParams] = useSearchParams();
  const { tab } = viewIn(params);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere. */}
      <div className={classes.tabs} role="group" aria-label="What to read">
        {TABS.map((each) => {
          const { verb, word, icon: Icon } = faces[each];
          return (
            <button
              key={each}
              type="button"
              className={classes.tab}
              aria-pressed={tab === each}
              onClick={() =>
                setParams(withTab(params, each), { replace: true, preventScrollReset: true })
              }
            >
              <Icon size={18} stroke={1.5} aria-hidden />
              <span>
                {verb && <VisuallyHidden>{verb}</VisuallyHidden>}
                {word}
              </span>
              {each === 'notes' && notes.unsaved && (
                <span className={classes.dot}>
                  <VisuallyHidden>(unsaved)</VisuallyHidden>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div className={classes.content}>
        {tab === 'progress' && <ProgressTab customer={customer} />}
        {tab === 'plans' && <PlansTab key={customer.id} customer={customer} />}
        {tab === 'profile' && <CustomerProfileView key={customer.id} customerId={customer.id} />}
        {tab === 'notes' && <NotesEditor customerId={customer.id} notes={notes} roomy />}
      </div>
    </>
  );
}
