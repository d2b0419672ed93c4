import { useRef, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { MESSAGE_MAX } from '#domain/conversations/message.ts';
import { inARow } from '#domain/language/language.ts';
import { fillBlanks, openBlanks } from '#domain/replies/savedReply.ts';
import { newKey } from '../draft/createOnce.ts';
import { useDraft } from '../draft/useDraft.ts';
import { Button } from '../kit/Button.tsx';
import { AskAnyway, Dialog } from '../kit/Dialog.tsx';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { knownOf } from '../replies/api.ts';
import { BlankButtons } from '../replies/BlankButtons.tsx';
import { useMe } from '../session/session.ts';
import { listOf, nullable, object, type Shaped, string } from '../store/shape.ts';
import { conversed, sendMessage } from './api.ts';
import { roomWords } from './inWords.ts';
import classes from './Many.module.css';
import { ReceiverChoice } from './ReceiverChoice.tsx';
import { type Outcome, type Receiver, sendToMany } from './sendToMany.ts';
import { say } from './words.ts';

const shape = object({
  to: listOf(object({ id: string, name: string })),
  text: string,
  /** Set once sending has begun: from then on the message stays as it is. */
  key: nullable(string),
  sent: listOf(string),
});
type Draft = Shaped<typeof shape>;
const EMPTY: Draft = { to: [], text: '', key: null, sent: [] };

/** One message to several customers, each of whom gets it alone. */
export default function ManyDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const key = `weekplate:${me.id}:message-to-many`;
  const kept = useDraft<Draft>({
    key,
    shape,
    isUnsaved: ({ to, text }) => to.length > 0 || !!text,
  });
  const draft = kept.unsaved ?? EMPTY;
  const [isWriting, setWriting] = useState(draft.text !== '' || draft.key !== null);
  const change = (patch: Partial<Draft>) => kept.write((now) => ({ ...(now ?? EMPTY), ...patch }));
  return (
    <Dialog title={ofKit.messageSeveral} onClose={onClose} wide>
      {isWriting && draft.to.length > 0 ? (
        <Writing
          {...{ draft, change }}
          me={me}
          onBack={() => setWriting(false)}
          onDone={() => {
            kept.drop();
            onClose();
          }}
        />
      ) : (
        <ReceiverChoice
          chosen={draft.to}
          onChoose={(to) => change({ to })}
          onNext={() => setWriting(true)}
        />
      )}
    </Dialog>
  );
}

type WritingProps = {
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  me: Me;
  onBack: () => void;
  onDone: () => void;
};

type Filled = { readonly receiver: Receiver; readonly text: string };

function Writing({ draft, change, me, onBack, onDone }: WritingProps) {
  const { to, text, sent } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [asked, ask] = useState<readonly Filled[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const hasBegun = draft.key !== null;
  const left = to.filter(({ id }) => !sent.includes(id));

  const fill = (receivers: readonly Receiver[]) =>
    Promise.all(
      receivers.map(async (receiver) => {
        const known = await knownOf(queryClient, { customerId: receiver.id, me, text });
        return { receiver, text: fillBlanks(text, known).trim() };
      }),
    );
  const refuse = (why: string) => {
    setError(why);
    form.current?.querySelector('textarea')?.focus();
  };
  const begin = async () => {
    if (text.trim() === '') return refuse(say.writeSomething);
    if (text.trim().length > MESSAGE_MAX) return refuse(roomWords(text, MESSAGE_MAX));
    setBusy(true);
    const filled = await fill(left);
    setBusy(false);
    const whole = filled.filter((each) => openBlanks(each.text).length === 0);
    if (whole.length === 0 && filled[0])
      return refuse(say.stillBlank(inARow(openBlanks(filled[0].text))));
    if (whole.length < filled.length) return ask(filled);
    await send(whole);
  };
  const send = async (whole: readonly Filled[]) => {
    ask(null);
    setBusy(true);
    const common = draft.key ?? newKey();
    const done = new Set(sent);
    change({ key: common });
    const texts = new Map(whole.map((each) => [each.receiver.id, each.text]));
    const ended = await sendToMany(
      whole.map(({ receiver }) => receiver),
      {
        key: common,
        sent: done,
        send: ({ id }, idempotencyKey) =>
          sendMessage(
            id,
            { text: texts.get(id) ?? '', subject: { kind: 'general' } },
            idempotencyKey,
          ),
        onSent(id) {
          done.add(id);
          change({ sent: [...done] });
          conversed(id);
        },
      },
    );
    setBusy(false);
    setOutcome(ended);
    if (done.size < to.length) return;
    toastSuccess(say.sentToMany(to.length));
    onDone();
  };
  const failed = outcome && !busy;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      aria-label={ofKit.messageSeveral}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void begin();
      }}
    >
      <Disclosure summary={say.toCustomers(to.length)}>
        <ul className={classes.names}>
          {to.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Disclosure>
      <LongField
        label={ofKit.message}
        hint={say.eachAlone}
        rows={5}
        value={text}
        readOnly={busy || hasBegun}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => {
          setError(undefined);
          change({ text: currentTarget.value });
        }}
      />
      {!hasBegun && <BlankButtons onText={(text) => change({ text })} />}
      {openBlanks(text).length > 0 && to[0] && (
        <p className="small">
          {say.example} <bdi>{fillBlanks(text, asExample(to[0], me.name))}</bdi>
        </p>
      )}
      <p role="status" className="small">
        {sent.length > 0 && say.sentSoFar(sent.length, to.length)}
      </p>
      {failed && outcome.refused.length > 0 && (
        <div role="alert">
          <p>{say.notSentTo}</p>
          <ul className={classes.names}>
            {outcome.refused.map(({ id, name, why }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed && outcome.stopped && (
        <Failure message={say.restNotSent} reason={outcome.stopped.message} />
      )}
      <div className="buttons" data-foot>
        {hasBegun ? (
          <Button variant="default" onClick={() => busy || onDone()}>
            {say.endSending}
          </Button>
        ) : (
          <Button variant="default" onClick={() => busy || onBack()}>
            {ofKit.back}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {say.sendToCustomers(left.length)}
        </Button>
      </div>
      {asked && (
        <AskAnyway
          title={say.someHaveBlanks}
          reasons={asked
            .filter((each) => openBlanks(each.text).length > 0)
            .map((each) => `${each.receiver.name}: ${inARow(openBlanks(each.text))}`)}
          anyway={say.sendToOthers}
          onAnyway={() => void send(asked.filter((each) => openBlanks(each.text).length === 0))}
          onCancel={() => ask(null)}
        />
      )}
    </form>
  );
}

/** What is known without asking; whether there is a next visit is looked up when the message is sent. */
const asExample = ({ name }: Receiver, myName: string) => ({
  name,
  firstName: name.split(/\s+/)[0] ?? '',
  nextVisit: null,
  myName,
});
