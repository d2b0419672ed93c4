import { IconShare2, IconSquarePlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PushDevice } from '#domain/notifications/notificationSchema.ts';
import { OtherDevices } from './PushDevices.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { browserFacts, type PushSupport, pushSupport } from './pushSupport.ts';
import classes from './Settings.module.css';

type Props = { userId: string; devices: readonly PushDevice[] };

/** Push messages on this device while Weekplate is closed, and the devices that get them. */
export function PushCard({ userId, devices }: Props) {
  const support = pushSupport(browserFacts());
  return (
    <section className={classes.card} aria-labelledby="notifications-push">
      <h2 id="notifications-push" className={classes.title}>
        Push notifications
      </h2>
      <p className="quiet">
        This device shows a short line, such as “You have a new diet plan”, even while Weekplate is
        closed. It travels encrypted through your browser maker’s service (Apple, Google, Microsoft
        or Mozilla); the details stay in Weekplate. Choose below what to get by push.
      </p>
      {support === 'possible' ? (
        <PushSwitch userId={userId} devices={devices} />
      ) : (
        <>
          {why[support]}
          <OtherDevices devices={devices} />
        </>
      )}
    </section>
  );
}

const why: Readonly<Record<Exclude<PushSupport, 'possible'>, ReactNode>> = {
  'home-screen-first': <HomeScreenSteps />,
  'not-secure': (
    <p className={classes.reason}>Push needs an https address. Your practice can set that up.</p>
  ),
  impossible: (
    <p className={classes.reason}>
      This browser can’t show push notifications. A current Chrome, Edge, Firefox or Safari can.
    </p>
  ),
};

/** The steps needed first on an iPhone or iPad. */
function HomeScreenSteps() {
  return (
    <div>
      <p>On an iPhone or iPad, add Weekplate to your home screen first:</p>
      <ol className={classes.steps}>
        <li>
          Open this page in Safari, and press Share{' '}
          <IconShare2 size={18} stroke={1.5} aria-hidden className={classes.inline} />.
        </li>
        <li>
          Choose Add to Home Screen{' '}
          <IconSquarePlus size={18} stroke={1.5} aria-hidden className={classes.inline} />, then
          Add.
        </li>
        <li>Open Weekplate from the home screen, log in, and come back to this page there.</li>
      </ol>
    </div>
  );
}
