import { IconHistory, IconUserExclamation, IconUsers, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { namerOf } from '#domain/plans/namedPerson.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { Button } from '../../kit/Button.tsx';
import { namesWords } from '../../planLibrary/words.ts';
import { momentOf } from '../words.ts';
import classes from './Banners.module.css';
import { fieldName } from './fields.ts';
import type { PlanDraft } from './planDraft.ts';
import { type Origin, useFormValue, usePlanForm } from './planForm.ts';

type BannerProps = { icon: TablerIcon; words: ReactNode; children: ReactNode };

function Banner({ icon: Icon, words, children }: BannerProps) {
  return (
    <div className={classes.banner} role="status">
      <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <p className={classes.words}>{words}</p>
      {children}
    </div>
  );
}

type FoundWorkProps = { draft: PlanDraft; onRestore: () => void; onDiscard: () => void };

/** Offers to restore what a crash, a reload or a change of screen left unsaved. */
export function FoundWork({ draft, onRestore, onDiscard }: FoundWorkProps) {
  const { values, source } = draft.state;
  const name = values.name?.trim() || (source.kind === 'edit' ? source.name : '');
  const words = (
    <>
      You have unsaved work from {momentOf(draft.savedAt, new Date())}
      {name && <span className={classes.name}>: “{name}”</span>}
    </>
  );
  return (
    <Banner icon={IconHistory} words={words}>
      <Button size="xs" onClick={onRestore}>
        Restore
      </Button>
      <Button size="xs" variant="default" onClick={onDiscard}>
        Discard
      </Button>
    </Banner>
  );
}

type ChangedMeanwhileProps = { newer: PlanSummary; onCompare: () => void };

/** Warns early, while the dietician still writes, of the conflict that an update would meet. */
export function ChangedMeanwhile({ newer, onCompare }: ChangedMeanwhileProps) {
  const when = momentOf(newer.lastModified, new Date());
  return (
    <Banner
      icon={IconUsers}
      words={`Someone updated this plan (${when}) while it is in your form. Nothing you typed is lost.`}
    >
      <Button size="xs" variant="default" onClick={onCompare}>
        Compare
      </Button>
    </Banner>
  );
}

/** Says where a plan still names the customer it was written for, until each place is changed or confirmed. */
export function StillNamed({ origin }: { origin: Origin }) {
  const form = usePlanForm();
  const names = useMemo(() => namerOf(origin.person), [origin.person]);
  const left = useFormValue(({ state: { values } }) =>
    origin.naming
      .filter((path) => names(values[path] ?? ''))
      .map(fieldName)
      .join('|'),
  );
  if (left === '') return null;
  return (
    <Banner
      icon={IconUserExclamation}
      words={namesWords(left.split('|'), 'the customer it was written for')}
    >
      <Button size="xs" variant="default" onClick={() => form.beginFrom({ ...origin, naming: [] })}>
        Dismiss
      </Button>
    </Banner>
  );
}
