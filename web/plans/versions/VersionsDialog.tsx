import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { rowsOf } from '../../api/pages.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Unloaded } from '../../kit/Notice.tsx';
import { ShowMore } from '../../kit/ShowMore.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { versionListQuery } from '../api.ts';
import { say as ofPlans } from '../words.ts';
import { overMarks, whatChanged, whoAndWhen } from './inWords.ts';
import { OneVersion } from './OneVersion.tsx';
import classes from './Versions.module.css';
import { say } from './words.ts';

type Props = { customerId: string; plan: PlanSummary; onClose: () => void };

export default function VersionsDialog({ customerId, plan, onClose }: Props) {
  const [shown, show] = useState<number | null>(null);
  const [left, leave] = useState<number | null>(null);
  return (
    <Dialog
      title={say.versionsOf(isolated(plan.name))}
      onClose={onClose}
      wide={shown === null || 'screen'}
    >
      {shown === null ? (
        <VersionList customerId={customerId} planId={plan.id} left={left} onLook={show} />
      ) : (
        <OneVersion
          customerId={customerId}
          planId={plan.id}
          version={shown}
          onBack={() => {
            leave(shown);
            show(null);
          }}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

type VersionListProps = {
  customerId: string;
  planId: string;
  /** The version looked at last: its button gets the focus again. */
  left: number | null;
  onLook: (version: number) => void;
};

function VersionList({ customerId, planId, left, onLook }: VersionListProps) {
  const list = useInfiniteQuery(versionListQuery(customerId, planId));
  const versions = rowsOf(list.data);
  const now = new Date();
  if (list.isPending) return <Waiting />;
  if (list.isError && versions.length === 0)
    return <Unloaded query={list} failed={say.notLoaded} reason={messageOf(list.error)} />;
  return (
    <>
      <ul className="plain">
        {versions.map((each) => (
          <li key={each.version} className={classes.row}>
            <div className="grow">
              <p className="medium">
                {say.version(each.version)}
                {each.current && <span className={classes.chip}>{say.now}</span>}
              </p>
              <p className={classes.facts}>
                <span>{whoAndWhen(each, now)}</span>
                <span>{whatChanged(each)}</span>
                {each.marked && <span>{overMarks(each.marked)}</span>}
              </p>
            </div>
            <Button
              variant="default"
              size="xs"
              className={classes.look}
              aria-label={say.viewVersion(each.version)}
              data-autofocus={each.version === left || undefined}
              ref={(button) => {
                if (each.version === left) button?.focus();
              }}
              onClick={() => onLook(each.version)}
            >
              {ofPlans.view}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        failed={say.earlierNotLoaded}
        reason={messageOf(list.error)}
        label={say.showEarlier}
        onPress
      />
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className={classes.waiting}>
      <Skeleton height={14} width="30%" />
      <Skeleton height={12} width="70%" mt={8} />
    </div>
  );
}
