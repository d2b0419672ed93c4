import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfile, CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { intoProfile } from '#domain/questionnaires/intoProfile.ts';
import type { AnswerValue, Item } from '#domain/questionnaires/questionnaireSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { profileQuery, saveProfile } from './api.ts';
import { say } from './words.ts';

const inputOf = (profile: CustomerProfile | null, name: string): CustomerProfileInput => {
  const known = { ...EMPTY_PROFILE, name, ...profile };
  const names = Object.keys(EMPTY_PROFILE) as (keyof CustomerProfileInput)[];
  return Object.fromEntries(names.map((each) => [each, known[each]])) as CustomerProfileInput;
};

type Props = { item: Item; value: AnswerValue };

/** Takes an answer over into the customer's profile, by one press of theirs. */
export default function IntoProfile({ item, value }: Props) {
  const me = useMe();
  const queries = useQueryClient();
  const { data } = useQuery(profileQuery(me.id));
  const save = useMutation({
    mutationFn: ({ after, before }: Record<'after' | 'before', CustomerProfileInput>) => {
      const { weight, weightUnit } = before;
      const input = { ...after, weightBefore: { weight, weightUnit } };
      return saveProfile(me.id, input, data?.profile?.version ?? 0);
    },
    onSuccess: () => toastSuccess(say.takenOver),
    onError: (error) => toastFailure(`${say.notTakenOver} ${messageOf(error)}`),
    onSettled: () => queries.invalidateQueries(profileQuery(me.id)),
  });
  if (!data) return null;
  const before = inputOf(data.profile, me.name);
  const after = intoProfile(before, item, value);
  if (!after)
    return (
      <p className="small muted row gap-1">
        <IconCheck size={16} stroke={1.5} aria-hidden />
        {say.inProfile}
      </p>
    );
  return (
    <div>
      <Button
        variant="light"
        loading={save.isPending}
        onClick={() => save.mutate({ after, before })}
      >
        {say.takeOver}
      </Button>
    </div>
  );
}
