import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NEW_QUESTIONNAIRE } from '#domain/questionnaires/questionnaire.ts';
import { messageOf } from '../api/errors.ts';
import { Button, LinkButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { addStarters, questionnairesQuery } from './api.ts';
import classes from './SentList.module.css';
import { say } from './words.ts';

/** `/client/questionnaires`: all of the practice, and those that come with Weekplate. */
export default function ListScreen() {
  const queries = useQueryClient();
  const list = useQuery(questionnairesQuery);
  const add = useMutation({
    mutationFn: addStarters,
    onSuccess: () => {
      toastSuccess(say.startersAdded);
      return queries.invalidateQueries(questionnairesQuery);
    },
    onError: (error) => toastFailure(`${say.startersFailed} ${messageOf(error)}`),
  });
  const { items = [], startersLeft = 0 } = list.data ?? {};
  const starters = startersLeft > 0 && (
    <Button variant="default" loading={add.isPending} onClick={() => add.mutate()}>
      {say.addStarters(startersLeft)}
    </Button>
  );
  return (
    <Page
      title={say.questionnaires}
      narrow
      actions={
        <>
          {items.length > 0 && starters}
          <LinkButton to={`/client/questionnaires/${NEW_QUESTIONNAIRE}`} icon={IconPlus}>
            {say.newQuestionnaire}
          </LinkButton>
        </>
      }
    >
      {!list.data && (
        <Unloaded
          query={list}
          skeleton={<Skeleton height={240} radius="lg" />}
          failed={say.listFailed}
        />
      )}
      {list.data && items.length === 0 && (
        <EmptyState icon={IconClipboardList} title={say.noneYet} action={starters}>
          {say.beginWith}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.card} aria-label={say.questionnaires}>
          {items.map(({ id, title, questions, version, changedAt, forNewCustomers }) => (
            <li key={id} className={classes.row}>
              <Link to={`/client/questionnaires/${id}`} className={classes.link}>
                <bdi className="semibold">{title}</bdi>
                <span className="small muted">
                  {[
                    say.questions(questions),
                    say.version(version),
                    dateAndTime(changedAt),
                    ...(forNewCustomers ? [say.sentToNew] : []),
                  ].join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
