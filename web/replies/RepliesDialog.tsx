import { IconMessage2, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foundReplies, REPLY_TITLE_MAX } from '#domain/replies/savedReply.ts';
import type { ReplyInput, SavedReply } from '#domain/replies/savedReplySchema.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useForm } from '../draft/useForm.ts';
import { Button, Filled, RowAction } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { EmptyState, Failure, Unloaded } from '../kit/Notice.tsx';
import { SearchField } from '../kit/Search.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { UndoLine } from '../kit/UndoLine.tsx';
import { say as ofKit } from '../kit/words.ts';
import { changeReply, deleteReply, keepReply, putReplyBack, repliesQuery } from './api.ts';
import { BlankButtons } from './BlankButtons.tsx';
import classes from './Replies.module.css';
import { say } from './words.ts';

function useRefetch() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['saved-reply'] });
}

/** The place where the practice writes, changes and deletes its replies. */
export default function RepliesDialog({ onClose }: { onClose: () => void }) {
  const [edited, edit] = useState<SavedReply | 'new' | null>(null);
  const [search, setSearch] = useState('');
  const [gone, setGone] = useState<SavedReply | null>(null);
  const list = useQuery(repliesQuery);
  const refetch = useRefetch();
  const found = foundReplies(list.data ?? [], search);
  const remove = useMutation({
    mutationFn: (reply: SavedReply) => deleteReply(reply),
    onSuccess: (_, reply) => setGone(reply),
    onSettled: refetch,
  });
  const putBack = async ({ id }: SavedReply) => {
    await putReplyBack(id).finally(refetch);
    setGone(null);
  };
  return (
    <Dialog title={say.savedReplies} onClose={onClose} wide>
      <div className="grid gap-3">
        <div className="row wrap gap-3">
          {list.data && list.data.length > 0 && (
            <SearchField
              aria-label={say.search}
              placeholder={say.search}
              className={classes.search}
              text={search}
              setText={setSearch}
            />
          )}
          <Button icon={IconPlus} onClick={() => edit('new')} data-autofocus>
            {say.newReply}
          </Button>
        </div>
        {gone && (
          <UndoLine key={gone.id} undo={() => putBack(gone)} failed={say.notPutBack}>
            <Filled text={say.deleted} title={<bdi>{gone.title}</bdi>} />
          </UndoLine>
        )}
        <Failure message={say.notDeleted} error={remove.error} />
        {!list.data && (
          <Unloaded
            query={list}
            failed={say.notLoaded}
            skeleton={<Skeleton height={120} radius="lg" />}
          />
        )}
        {list.data?.length === 0 && (
          <EmptyState icon={IconMessage2} title={say.noneYet}>
            {say.noneYetHint}
          </EmptyState>
        )}
        {list.data && list.data.length > 0 && found.length === 0 && (
          <p className="muted">{say.noneMatch}</p>
        )}
        {found.length > 0 && (
          <ul className="card" aria-label={say.savedReplies}>
            {found.map((reply) => (
              <li key={reply.id} className="row gap-2 ruled pad-row">
                <div className="grow">
                  <p className="semibold breaks">
                    <bdi>{reply.title}</bdi>
                  </p>
                  <p className="small clamp breaks" dir="auto">
                    {reply.text}
                  </p>
                </div>
                <RowAction
                  icon={IconPencil}
                  label={ofKit.edit}
                  name={say.editReply(reply.title)}
                  onClick={() => edit(reply)}
                />
                <RowAction
                  icon={IconTrash}
                  label={ofKit.delete}
                  name={ofKit.deleteTitled(reply.title)}
                  onClick={() => remove.mutate(reply)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {edited && <ReplyForm saved={edited === 'new' ? null : edited} onEnd={() => edit(null)} />}
    </Dialog>
  );
}

const schema = async () => (await import('#domain/replies/savedReplySchema.ts')).replyInputSchema;

function ReplyForm({ saved, onEnd }: { saved: SavedReply | null; onEnd: () => void }) {
  const refetch = useRefetch();
  const [creation] = useState<Creation<ReplyInput, SavedReply>>(newCreation);
  const initial = { title: saved?.title ?? '', text: saved?.text ?? '' };
  const form = useForm<typeof initial, ReplyInput>({
    initial,
    schema,
    async submit(input) {
      if (saved) await changeReply(saved, input);
      else await createOnce(creation, input, { create: keepReply, change: changeReply });
      toastSuccess(say.saved);
      void refetch();
      onEnd();
    },
  });
  return (
    <Dialog
      title={saved ? say.editReply(saved.title) : say.newReply}
      onClose={form.busy ? undefined : onEnd}
      typed={form.isTyped}
      wide
    >
      <form {...form.form}>
        <div className="grid gap-4">
          <Field
            {...form.field('title')}
            label={ofKit.title}
            maxLength={REPLY_TITLE_MAX}
            autoComplete="off"
            data-autofocus
          />
          <div className="grid gap-2">
            <LongField {...form.field('text')} label={ofKit.text} hint={say.blanksHint} rows={5} />
            <BlankButtons onText={(text) => form.fill((was) => ({ ...was, text }))} />
          </div>
          {form.failureMessage && <Failure message={say.notSaved} reason={form.failureMessage} />}
        </div>
        <Foot does={ofKit.save} onCancel={onEnd} busy={form.busy} />
      </form>
    </Dialog>
  );
}
