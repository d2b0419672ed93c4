import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { useMe } from '../session/session.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { agree, consentQuery } from './api.ts';
import { BeforeScreens } from './BeforeScreens.tsx';
import classes from './ConsentScreen.module.css';
import { CONSENT_SCREEN } from './inWords.ts';

/** Shown instead of every screen to a customer who has not agreed to the use of their health data. */
export default function ConsentScreen() {
  const me = useMe();
  const queries = useQueryClient();
  const consent = useQuery(consentQuery(me.id));
  const agreeing = useMutation({
    mutationFn: agree,
    onSuccess: refreshSession,
    // The Privacy Policy may have changed. The next press agrees to the new text.
    onError: () => queries.invalidateQueries(consentQuery(me.id)),
  });
  const words = me.consent === 'withdrawn' ? CONSENT_SCREEN.withdrawn : CONSENT_SCREEN.asked;
  const failure = agreeing.error ?? consent.error;
  return (
    <BeforeScreens
      {...words}
      footer={
        <>
          You can also <Link to="/customer/my-data">download or delete your data</Link>.
        </>
      }
      about={<Facts />}
      logOut={{ variant: 'subtle', children: 'Not now: log out' }}
    >
      <Failure error={failure} />
      <Button
        size="md"
        fullWidth
        loading={agreeing.isPending}
        onClick={() => consent.data && agreeing.mutate(consent.data.version)}
        disabled={!consent.data}
      >
        I agree
      </Button>
    </BeforeScreens>
  );
}

const Facts = () => (
  <div className={classes.facts}>
    <h2>What is kept</h2>
    <p>Your profile, your diet plans, the days you log, and your dietician’s working notes.</p>
    <h2>Who sees it</h2>
    <p>
      You, and the dieticians of the practice. The whole of it is in the{' '}
      <a href="/privacy" target="_blank" rel="noopener">
        Privacy Policy
      </a>
      . You can withdraw your consent at any time.
    </p>
  </div>
);
