import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import type { Sent, SentSummary } from '#domain/questionnaires/questionnaireSchema.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { Button, RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { SelectField } from '../kit/Field.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { questionnairesQuery, sendQuestionnaire, sentListQuery, withdraw } from './api.ts';
import classes from './SentList.module.css';
import { SentRow } from './SentRow.tsx';
import { say } from './words.ts';

type Props = { customerId: string };

/** On a customer's page, beside the profile: what was sent to them, and a way to send more. */
export default function SentList({ customerId }: Props) {
  const queries = useQueryClient();
  const list = useQuery(sentListQuery(customerId));
  const [asked, setAsked] = useState<SentSummary | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => withdraw(customerId, id),
    onSuccess: () => toastSuccess(say.withdrawn),
    onError: () => toastFailure(say.notWithdrawn),
    onSettled: () => {
      setAsked(null);
      return queries.invalidateQueries(sentListQuery(customerId));
    },
  });
  const items = list.data?.items ?? [];
  return (
    <section className={classes.card} aria-labelledby="questionnaires">
      <h2 id="questionnaires" className="below-2 text-17">
        {say.questionnaires}
      </h2>
      {!list.data && <Unloaded query={list} failed={say.listFailed} />}
      {list.data && items.length === 0 && <p className="quiet">{say.nothingSent}</p>}
      <ul className={classes.rows}>
        {items.map((sent) => (
          <SentRow
            key={sent.id}
            sent={sent}
            to={`/client/customers/${encodeURIComponent(customerId)}/questionnaires/${sent.id}`}
          >
            {sent.answered === 0 && (
              <RowAction
                icon={IconTrash}
                label={ofKit.takeBack}
                name={say.takeBackOne(sent.title)}
                onClick={() => setAsked(sent)}
              />
            )}
          </SentRow>
        ))}
      </ul>
      <Send customerId={customerId} />
      <ConfirmDialog
        opened={asked !== null}
        title={say.takeBackOne(asked?.title ?? '')}
        message={say.sureToTakeBack}
        confirmLabel={ofKit.takeBack}
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

function Send({ customerId }: Props) {
  const queries = useQueryClient();
  const { data } = useQuery(questionnairesQuery);
  const [chosen, setChosen] = useState('');
  const [creation] = useState<Creation<string, Sent>>(newCreation);
  const send = useMutation({
    mutationFn: (id: string) =>
      createOnce(creation, id, {
        create: (input, key) => sendQuestionnaire(customerId, input, key),
      }),
    onSuccess: () => {
      setChosen('');
      toastSuccess(say.sentNow);
      return queries.invalidateQueries(sentListQuery(customerId));
    },
  });
  if (!data) return null;
  if (data.items.length === 0)
    return (
      <p className="quiet">
        <TextLink to="/client/questionnaires">{say.writeFirst}</TextLink>
      </p>
    );
  return (
    <>
      <div className={classes.send}>
        <SelectField
          label={say.sendOne}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{say.chooseOne}</option>
          {data.items.map(({ id, title }) => (
            <option key={id} value={id}>
              {isolated(title)}
            </option>
          ))}
        </SelectField>
        <Button
          disabled={chosen === ''}
          loading={send.isPending}
          onClick={() => send.mutate(chosen)}
        >
          {ofKit.send}
        </Button>
      </div>
      <Failure message={say.notSent} error={send.error} />
    </>
  );
}
