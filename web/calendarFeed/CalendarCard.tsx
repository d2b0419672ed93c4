import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Instant } from '#domain/day.ts';
import { AnchorButton, Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { calendarFeedQuery, useMakeAddress, useRemoveAddress, type Whose } from './api.ts';
import classes from './CalendarCard.module.css';
import { say } from './words.ts';

/** What somebody's calendar can fetch: whether there is an address, and the actions on it. */
export function CalendarCard(whose: Whose) {
  const feed = useQuery(calendarFeedQuery(whose));
  // Each by its name: the build leaves out words that no module names.
  const { title, lead } = whose.ofDietician
    ? say.ofDietician
    : { title: say.title, lead: say.lead };
  return (
    <section className={classes.card} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className="text-17 leading-140">
        {title}
      </h2>
      <p>{lead}</p>
      {feed.data ? (
        <OwnAddress whose={whose} since={feed.data.since} />
      ) : (
        <Unloaded
          query={feed}
          skeleton={<Skeleton width={150} height={36} aria-busy="true" />}
          failed={say.failedToLoad}
        />
      )}
    </section>
  );
}

type OwnAddressProps = { whose: Whose; since: Instant | null };

/** The button that makes an address; or since when there is one, with buttons to replace or remove it. */
function OwnAddress({ whose, since }: OwnAddressProps) {
  const making = useMakeAddress(whose);
  const removing = useRemoveAddress(whose);
  const [asked, ask] = useState<'renewal' | 'removal' | null>(null);
  const [wasRemoved, setWasRemoved] = useState(false);
  const close = () => ask(null);
  const make = () => making.mutate(undefined, { onSettled: close });
  const remove = () =>
    removing.mutate(undefined, {
      onSettled: close,
      onSuccess: () => {
        making.reset();
        setWasRemoved(true);
        toastSuccess(say.removed);
      },
    });
  const failure = (
    <>
      <Failure message={say.failedToCreate} error={making.error} />
      <Failure message={say.failedToRemove} error={removing.error} />
    </>
  );
  if (since === null)
    return (
      <>
        {failure}
        <MakeAddress busy={making.isPending} onPress={make} takesFocus={wasRemoved} />
      </>
    );
  // Another screen may have made a later one.
  const shown = making.data?.since === since ? making.data.address : null;
  return (
    <>
      {shown === null ? (
        <p>{say.created(dateAndTime(since))}</p>
      ) : (
        <AddressBox key={shown} address={shown} />
      )}
      {failure}
      <div className="buttons">
        <Button variant="default" onClick={() => ask('renewal')}>
          {say.newLink}
        </Button>
        <Button variant="subtle" color="red" onClick={() => ask('removal')}>
          {say.removeLink}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked === 'renewal'}
        {...say.renewal}
        busy={making.isPending}
        onConfirm={make}
        onClose={close}
      />
      <ConfirmDialog
        opened={asked === 'removal'}
        {...say.removal}
        busy={removing.isPending}
        onConfirm={remove}
        onClose={close}
      />
    </>
  );
}

type MakeProps = { busy: boolean; onPress: () => void; takesFocus: boolean };

/** `takesFocus`: the button that had the focus has been removed. */
function MakeAddress({ busy, onPress, takesFocus }: MakeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className="buttons">
      <Button variant="default" loading={busy} onClick={onPress}>
        {say.create}
      </Button>
    </div>
  );
}

/** An address that was just made, to be given to a calendar. */
function AddressBox({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className="narrow gap-3 pad-4 rounded sunk">
      <p role="status">{say.shownOnce}</p>
      <code className={classes.address}>{address}</code>
      <div className="buttons">
        <CopyButton label={ofKit.copyLink} text={() => address} isMain />
        <AnchorButton
          // Calendar apps open this kind of link.
          href={address.replace(/^https?:/, 'webcal:')}
          variant="default"
          icon={IconCalendarPlus}
        >
          {say.openInCalendar}
        </AnchorButton>
      </div>
      <p className="quiet">{say.howTo}</p>
    </div>
  );
}
