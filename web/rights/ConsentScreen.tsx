import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Filled } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { agree, consentQuery } from './api.ts';
import { BeforeScreens } from './BeforeScreens.tsx';
import classes from './ConsentScreen.module.css';
import { say } from './words.ts';

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
  const isWithdrawn = me.consent === 'withdrawn';
  const failure = agreeing.error ?? consent.error;
  return (
    <BeforeScreens
      title={isWithdrawn ? say.withdrawn : say.beforeYouGoOn}
      lead={isWithdrawn ? say.withdrawnLead : say.consentNeeded}
      footer={
        <Filled
          text={say.orDownloadOrDelete}
          myData={<Link to="/customer/my-data">{say.downloadOrDelete}</Link>}
        />
      }
      about={<Facts />}
      logOut={{ variant: 'subtle', children: say.notNow }}
    >
      <Failure error={failure} />
      <Button
        size="md"
        fullWidth
        loading={agreeing.isPending}
        onClick={() => consent.data && agreeing.mutate(consent.data.version)}
        disabled={!consent.data}
      >
        {say.agree}
      </Button>
    </BeforeScreens>
  );
}

const Facts = () => (
  <div className={classes.facts}>
    <h2>{say.whatIsKept}</h2>
    <p>{say.thisIsKept}</p>
    <h2>{say.whoSeesIt}</h2>
    <p>
      <Filled
        text={say.theseSeeIt}
        policy={
          <a href="/privacy" target="_blank" rel="noopener">
            {ofKit.privacyPolicy}
          </a>
        }
      />
    </p>
  </div>
);
