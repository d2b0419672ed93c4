import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NEW_QUESTIONNAIRE } from '#domain/questionnaires/questionnaire.ts';
import type { AnswerValue, Questionnaire } from '#domain/questionnaires/questionnaireSchema.ts';
import { useNavigate, useParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { DeleteDocument } from '../kit/DeleteDocument.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { WithPreview } from '../kit/WithPreview.tsx';
import { say as ofKit } from '../kit/words.ts';
import { deleteQuestionnaire, questionnaireQuery, questionnairesQuery } from './api.ts';
import classes from './Builder.module.css';
import { ItemsEditor } from './ItemsEditor.tsx';
import { asShown, waitingPhoto } from './photos.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { UnloadedScreen } from './UnloadedScreen.tsx';
import { type Builder, useBuilder } from './useBuilder.ts';
import { say } from './words.ts';

/** `/client/questionnaires/{id}`: writes a questionnaire, with the questions as customers see them beside it. */
export default function BuilderScreen() {
  const { id = NEW_QUESTIONNAIRE } = useParams();
  const isNew = id === NEW_QUESTIONNAIRE;
  const found = useQuery({ ...questionnaireQuery(id), enabled: !isNew });
  if (isNew) return <Building saved={null} />;
  if (found.data) return <Building saved={found.data} />;
  return <UnloadedScreen query={found} narrow={false} />;
}

function Building({ saved }: { saved: Questionnaire | null }) {
  const navigate = useNavigate();
  const form = useBuilder(saved, (id) =>
    navigate(`/client/questionnaires/${id}`, { replace: true }),
  );
  const { values, errors } = form;
  const canSave = !form.isOutdated && (saved === null || form.isChanged);
  return (
    <Page
      title={saved ? say.editQuestionnaire : say.newQuestionnaire}
      keepsPlace
      actionsLast
      actions={
        <Button loading={form.busy} disabled={!canSave} onClick={() => form.save()}>
          {ofKit.save}
        </Button>
      }
    >
      <DraftNotice draft={form} outdated={say.savedByOther} />
      {form.failureMessage && <Failure message={say.notSavedYet} reason={form.failureMessage} />}
      <WithPreview
        names={{ show: ofKit.show, text: say.questionsTitle, preview: ofKit.preview }}
        preview={<Preview form={form} />}
        onSave={() => canSave && !form.busy && form.save()}
      >
        <form {...form.form} className="narrow gap-4" aria-label={say.questionnaire}>
          <Field {...form.field('title')} label={ofKit.title} required autoComplete="off" />
          <LongField {...form.field('intro')} label={say.intro} rows={2} />
          <ItemsEditor form={form} />
          {errors.items && !Object.keys(errors).some((path) => path.startsWith('items.')) && (
            <p className={classes.error}>{errors.items}</p>
          )}
          <label className="row gap-3 tall">
            <input
              type="checkbox"
              checked={values.forNewCustomers}
              onChange={({ currentTarget: { checked } }) =>
                form.change({ forNewCustomers: checked })
              }
            />
            {say.forNewCustomers}
          </label>
          {saved && <p className="quiet">{say.sentKeepTheirs(saved.version)}</p>}
        </form>
      </WithPreview>
      {saved && (
        <DeleteDocument
          words={{
            button: say.deleteIt,
            title: ofKit.deleteTitled(saved.title),
            sure: say.sureToDelete,
            confirm: ofKit.delete,
            done: say.deleted,
            failed: say.notDeleted,
          }}
          remove={() => deleteQuestionnaire(saved)}
          one={questionnaireQuery(saved.id).queryKey}
          list={questionnairesQuery.queryKey}
          to="/client/questionnaires"
          onDeleted={form.drop}
        />
      )}
    </Page>
  );
}

/** The questionnaire as a customer sees it, to be tried out; nothing is stored. */
function Preview({ form }: { form: Builder }) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const { title, intro, items } = form.values;
  return (
    <>
      <p className="bold breaks below-3 text-20" dir="auto">
        {title || ofKit.title}
      </p>
      {intro && (
        <p className="muted breaks below-5 as-typed" dir="auto">
          {intro}
        </p>
      )}
      <QuestionFields
        items={items.filter(({ text }) => text.trim() !== '')}
        answers={answers}
        onAnswer={({ linkId }, value) => setAnswers((now) => new Map(now).set(linkId, value))}
        photos={{
          urlOf: ({ photoId }) => photoId,
          bring: ({ linkId }, photo) =>
            setAnswers((now) => new Map(now).set(linkId, asShown(waitingPhoto(photo)))),
        }}
      />
    </>
  );
}
