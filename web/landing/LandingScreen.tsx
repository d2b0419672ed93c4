import { useArrival } from '../kit/Page.tsx';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { Landing } from './Landing.tsx';
import { say } from './words.ts';

/** The landing page, for users who come from another screen. */
export default function LandingScreen() {
  const { me } = useSession();
  const heading = useArrival(say.weekOnPlate);
  return (
    <Landing home={me && homeOf(me)} year={String(new Date().getFullYear())} heading={heading} />
  );
}
