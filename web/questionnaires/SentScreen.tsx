import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import { answerWords, isAnswered, isPhoto, shownItems } from '#domain/questionnaires/answers.ts';
import type { Item, Sent } from '#domain/questionnaires/questionnaireSchema.ts';
import { customerQuery } from '../api/customer.ts';
import { useParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Page } from '../kit/Page.tsx';
import { Printed } from '../kit/Printed.tsx';
import { say as ofKit } from '../kit/words.ts';
import { May } from '../session/session.ts';
import { storedAnswers } from './answersShown.ts';
import { sentQuery } from './api.ts';
import { photoUrl } from './photos.ts';
import classes from './Sent.module.css';
import { stateWords } from './SentRow.tsx';
import { Together } from './Together.tsx';
import { UnloadedScreen } from './UnloadedScreen.tsx';
import { say } from './words.ts';

/** `/client/customers/{uid}/questionnaires/{id}`: the answers, to be read, printed, or filled in together. */
export default function SentScreen() {
  const { uid = '', id = '' } = useParams();
  const sent = useQuery(sentQuery(uid, id));
  const { data: whose } = useQuery(customerQuery(uid));
  const name = whose?.name.trim() || whose?.email || '';
  const [isTogether, setTogether] = useState(false);
  if (!sent.data) return <UnloadedScreen query={sent} />;
  return (
    <Page
      title={sent.data.title}
      narrow
      keepsPlace
      actions={
        !isTogether && (
          <>
            <Button variant="subtle" icon={IconPrinter} onClick={() => window.print()}>
              {ofKit.print}
            </Button>
            <May by={['dietician']}>
              <Button variant="light" icon={IconPencil} onClick={() => setTogether(true)}>
                {say.fillInTogether}
              </Button>
            </May>
          </>
        )
      }
    >
      <p className="below-4">
        {name && (
          <TextLink to={`/client/customers/${encodeURIComponent(uid)}?tab=profile`}>
            {say.profileOf(isolated(name))}
          </TextLink>
        )}
      </p>
      {isTogether ? (
        <Together customerId={uid} sent={sent.data} onDone={() => setTogether(false)} />
      ) : (
        <Answers sent={sent.data} name={name} customerId={uid} />
      )}
    </Page>
  );
}

/** What was asked and answered; a question that the answers do not lead to is left out unless it has an answer. */
function Answers({ sent, name, customerId }: { sent: Sent; name: string; customerId: string }) {
  const stored = storedAnswers(sent);
  const shown = new Set(shownItems(sent.items, stored));
  const items = sent.items.filter(
    (item) => shown.has(item) || isAnswered(stored.get(item.linkId) ?? null),
  );
  return (
    <Printed title={[sent.title, name].filter(Boolean).join(' · ')}>
      <article className={classes.sheet}>
        <p className="small muted below-3">{stateWords(sent)}</p>
        <dl>
          {items.map((item) => (
            <Answer key={item.linkId} {...{ item, sent, customerId }} />
          ))}
        </dl>
      </article>
    </Printed>
  );
}

function Answer({ item, sent, customerId }: { item: Item; sent: Sent; customerId: string }) {
  if (item.type === 'section')
    return (
      <div className={classes.section} dir="auto">
        <dt>{item.text}</dt>
      </div>
    );
  const answer = sent.answers.find(({ linkId }) => linkId === item.linkId);
  // If all of them are, the line above says it once.
  const isMixed = sent.answers.some(({ by }) => by === 'customer');
  const words = answerWords(answer?.value ?? null);
  return (
    <div className={classes.answer}>
      <dt dir="auto">{answer?.question ?? item.text}</dt>
      <dd dir="auto">
        {isPhoto(answer?.value) ? (
          <img src={photoUrl(customerId, answer.value)} alt={words} className={classes.photo} />
        ) : (
          words || <span className="quiet">{say.noAnswer}</span>
        )}
        {answer?.by === 'dietician' && isMixed && (
          <span className={classes.by}>{say.together}</span>
        )}
      </dd>
    </div>
  );
}
