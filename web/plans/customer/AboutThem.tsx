import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Unloaded } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { customerProfileQuery } from '../../profiles/api.ts';
import { useUnderstood } from '../../profiles/useUnderstood.ts';
import classes from './PersonLine.module.css';
import { type About, aboutThem, NOT_LOADED, NOTHING_YET } from './toHeed.ts';

/**
 * What a plan has to respect, in the strip above the week: anything that could do harm in full, the rest on a
 * press.
 */
export function AboutThem({ customerId }: { customerId: string }) {
  const [open, setOpen] = useState(false);
  const profile = useQuery(customerProfileQuery(customerId));
  const read = useUnderstood(profile.data?.profile ?? null, profile.data?.chosen ?? null);
  if (profile.isPending)
    return (
      <div className={classes.waiting}>
        <Skeleton height={14} mt={8} width="70%" />
      </div>
    );
  if (!profile.data)
    return (
      <div className={classes.missing}>
        <Unloaded query={profile} failed={NOT_LOADED} keepsWords />
      </div>
    );
  const { toHeed, more } = aboutThem(profile.data.profile, profile.data.chosen, read);
  if (toHeed.length + more.length === 0) {
    return <p className={classes.about}>{NOTHING_YET}</p>;
  }
  const whole = more.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return (
    <>
      {toHeed.length > 0 && (
        <section className={classes.heed} aria-label="Before you plan">
          <Items items={toHeed} />
        </section>
      )}
      {more.length > 0 && (
        <button
          type="button"
          className={classes.about}
          aria-expanded={open}
          title={open ? undefined : whole}
          onClick={() => setOpen(!open)}
        >
          <Items items={more} />
        </button>
      )}
    </>
  );
}

const Items = ({ items }: { items: readonly About[] }) =>
  items.map(({ label, text }) => (
    <span key={label} className={classes.item}>
      <span className={classes.label}>{label}</span> <bdi>{text}</bdi>
    </span>
  ));
