import AskToKeep from './AskToKeep.tsx';
import NoRoom from './NoRoom.tsx';

type Props = { asks: boolean };

/** The dashboard's messages about working offline. */
export default function OfflineCorner({ asks }: Props) {
  return (
    <>
      <NoRoom />
      {asks && <AskToKeep />}
    </>
  );
}
