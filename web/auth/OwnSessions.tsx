import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '#domain/signIn/secondFactorSchema.ts';
import { get, send } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { ListEntry } from './ListEntry.tsx';
import { say } from './words.ts';

/** Where the user is signed in, with buttons to end sessions they do not recognise. */
export function OwnSessions() {
  const sessions = useOwnSessions();
  const end = useEndSession();
  if (!sessions.data)
    return (
      <Unloaded
        query={sessions}
        skeleton={<Skeleton height={68} aria-busy="true" />}
        failed={say.sessionsFailed}
      />
    );
  const others = sessions.data.length > 1;
  const endOthers = async () => {
    await end.mutateAsync(null).then(
      () => toastSuccess(say.signedOutElsewhere),
      // The state of the request shows the error below.
      () => undefined,
    );
  };
  return (
    <>
      <ul className="plain">
        {sessions.data.map((session) => (
          <ListEntry
            key={session.id}
            name={session.device}
            about={aboutUse(session)}
            label={say.signOut}
            busy={end.isPending && end.variables === session.id}
            onPress={session.current ? undefined : () => end.mutate(session.id)}
          />
        ))}
      </ul>
      <Failure error={end.error} />
      {others && (
        <Button
          variant="default"
          className="above-4"
          loading={end.isPending && end.variables === null}
          onClick={() => void endOthers()}
        >
          {say.signOutElsewhere}
        </Button>
      )}
    </>
  );
}

function aboutUse({ current, usedAt, network }: OwnSession): string {
  if (current) return network ? say.thisDeviceFrom(network) : ofKit.thisDevice;
  const at = dateAndTime(usedAt);
  return network ? say.lastUsedFrom(at, network) : say.lastUsed(at);
}

const queryKey = ['own-sessions'];

export const useOwnSessions = () =>
  useQuery({
    queryKey,
    queryFn: async () => (await get<{ items: OwnSession[] }>('/api/auth/sessions')).items,
  });

/** Ends one session, or, with null, all sessions but this one. */
function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? send<void>('POST', '/api/auth/sign-out-elsewhere')
        : send<void>('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
