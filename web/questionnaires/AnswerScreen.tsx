import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { answerWords, countAnswers, isAnswered } from '#domain/questionnaires/answers.ts';
import type { Sent } from '#domain/questionnaires/questionnaireSchema.ts';
import { messageOf } from '../api/errors.ts';
import { prefetch } from '../api/request.ts';
import { useParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Failure, Notice } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { atRest } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import type { Contested } from './answersShown.ts';
import { sentQuery } from './api.ts';
import { QuestionFields } from './QuestionFields.tsx';
import classes from './Questions.module.css';
import { UnloadedScreen } from './UnloadedScreen.tsx';
import { useAnswers } from './useAnswers.ts';
import { say } from './words.ts';

// It knows all words for food, and is needed only for few questions.
const loadIntoProfile = () => import('./IntoProfile.tsx');
const IntoProfile = lazyPart(loadIntoProfile);

/** `/customer/questionnaires/{id}`: what the dietician asks, to be answered on a phone. */
export default function AnswerScreen() {
  const { id = '' } = useParams();
  const me = useMe();
  const sent = useQuery(sentQuery(me.id, id));
  if (sent.data) return <Answering key={id} sent={sent.data} />;
  return <UnloadedScreen query={sent} />;
}

function Answering({ sent }: { sent: Sent }) {
  const form = useAnswers(sent);
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const asksForProfile = sent.items.some(({ profile }) => profile !== null);
  useEffect(() => {
    if (asksForProfile) void atRest(() => prefetch(loadIntoProfile));
  }, [asksForProfile]);
  const { drafts, contested } = form;
  const whole = new Map([...form.answers].filter(([linkId]) => !drafts.includes(linkId)));
  const { questions, answered } = countAnswers(sent.items, whole);
  const isMended = drafts.length === 0 && contested.length === 0;
  const leave = () => {
    form.flush();
    if (drafts.length > 0) setChecked(true);
  };
  const finish = () => {
    setChecked(true);
    if (isMended) void form.finish();
    else setRefusals(refusals + 1);
  };
  return (
    <Page title={sent.title} narrow keepsPlace>
      {sent.intro && (
        <p className={classes.intro} dir="auto">
          {sent.intro}
        </p>
      )}
      {form.isFinished && !form.isWaiting && <Notice role="status">{say.isFinished}</Notice>}
      <QuestionFields
        items={sent.items}
        answers={form.answers}
        onAnswer={form.answer}
        onLeave={leave}
        isChecked={isChecked}
        refusals={refusals}
        refused={form.refused}
        photos={form.photos}
        below={(item) => {
          const other = contested.find(({ linkId }) => linkId === item.linkId);
          const value = whole.get(item.linkId) ?? null;
          if (other) return <OtherDevice other={other} onChoose={form.choose} />;
          if (item.profile === null || !isAnswered(value)) return null;
          return (
            <Suspense fallback={null}>
              <IntoProfile item={item} value={value} />
            </Suspense>
          );
        }}
      />
      <div className={classes.foot}>
        {form.failure !== null && (
          <Failure message={say.notSaved} reason={messageOf(form.failure)} onRetry={form.flush} />
        )}
        <p role="status" className="muted">
          {say.answered(answered, questions)}{' '}
          {form.isWaiting
            ? form.isOffline
              ? say.waitsForConnection
              : say.saving
            : answered > 0 && isMended && ofKit.saved}
        </p>
        {isChecked && !isMended && (
          <p role="alert" className={classes.error}>
            {say.mendFirst}
          </p>
        )}
        {!form.isFinished && (
          <div className="buttons">
            <Button onClick={finish}>{say.finish}</Button>
          </div>
        )}
      </div>
    </Page>
  );
}

type OtherProps = {
  other: Contested;
  onChoose: (key: string, value: Contested['mine'] | undefined) => void;
};

/** The question was answered differently on another device: the person chooses. */
function OtherDevice({ other, onChoose }: OtherProps) {
  const { key, mine, stored } = other;
  return (
    <div role="alert" className={classes.other}>
      <p>
        {say.otherDevice}{' '}
        <strong dir="auto">{isAnswered(stored) ? answerWords(stored) : say.noAnswer}</strong>
      </p>
      <div className="buttons">
        <Button variant="light" onClick={() => onChoose(key, mine)}>
          {say.keepThis}
        </Button>
        <Button variant="default" onClick={() => onChoose(key, undefined)}>
          {say.takeOther}
        </Button>
      </div>
    </div>
  );
}
