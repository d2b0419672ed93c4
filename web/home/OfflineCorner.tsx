import WaitingToSend from '../progress/WaitingToSend.tsx';
import AskToKeep from './AskToKeep.tsx';
import NoRoom from './NoRoom.tsx';

type Props = { asks: boolean };

/** What the dashboard says of working without a connection. */
export default function OfflineCorner({ asks }: Props) {
  return (
    <>
      <WaitingToSend />
      <NoRoom />
      {asks && <AskToKeep />}
    </>
  );
}
