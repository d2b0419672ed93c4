import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Article, Give, GivenArticle } from '#domain/articles/articleSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { Button, Filled, IconButton } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { SelectField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import { type Found, giveArticle, givenQuery, latestPlansQuery, takeBack } from './api.ts';
import classes from './GiveDialog.module.css';
import { say } from './words.ts';

type Where = 'general' | 'day' | 'plan';
const WHERES: readonly Where[] = ['general', 'day', 'plan'];

type Props = { article: Article; customer: Found; onOther: () => void; onClose: () => void };

/** Chooses what the article is given to this customer for, and lists where they have it already. */
export function GiveForm({ article, customer, onOther, onClose }: Props) {
  const queries = useQueryClient();
  const whereId = useId();
  const name = customer.name.trim() || customer.email;
  const [where, setWhere] = useState<Where>('general');
  const [day, setDay] = useState('');
  const [planId, setPlanId] = useState('');
  const [creation] = useState<Creation<Give, GivenArticle>>(newCreation);
  const plans = useQuery({ ...latestPlansQuery(customer.id), enabled: where === 'plan' });
  const chosenPlan = planId || (plans.data?.items[0]?.id ?? '');
  const isReady = where === 'general' || (where === 'day' ? day.length === 10 : chosenPlan !== '');
  const give = useMutation({
    mutationFn: () => {
      const input = {
        articleId: article.id,
        day: where === 'day' ? day : null,
        planId: where === 'plan' ? chosenPlan : null,
      };
      const create = (sent: Give, key: string) => giveArticle(customer.id, sent, key);
      return createOnce(creation, input, { create });
    },
    onSuccess: () => {
      void queries.invalidateQueries(givenQuery(customer.id));
      toastSuccess(say.givenTo(isolated(name)));
      onClose();
    },
  });

  return (
    <>
      <p className="below-4 breaks">
        <Filled text={say.to} customer={<strong dir="auto">{name}</strong>} />{' '}
        <Button variant="subtle" size="compact-sm" onClick={onOther}>
          {say.somebodyElse}
        </Button>
      </p>
      <div className={classes.where}>
        <span id={whereId}>{say.whereItShows}</span>
        <ToggleGroup
          labelledBy={whereId}
          look="segments"
          choices={WHERES.map((value) => ({ value, face: say.where[value] }))}
          chosen={where}
          onChoose={setWhere}
        />
      </div>
      {where === 'day' && <DayField label={ofKit.day} value={day} onChange={setDay} />}
      {where === 'plan' && plans.data?.items.length === 0 && (
        <p className="quiet">{say.noPlanYet}</p>
      )}
      {where === 'plan' && plans.data && plans.data.items.length > 0 && (
        <SelectField
          label={ofKit.plan}
          value={chosenPlan}
          onChange={(event) => setPlanId(event.currentTarget.value)}
        >
          {plans.data.items.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.name || plan.startDate}
            </option>
          ))}
        </SelectField>
      )}
      <Already articleId={article.id} customerId={customer.id} />
      <Failure message={say.failedToGive} error={give.error} />
      <Foot
        does={say.give}
        onPress={() => give.mutate()}
        onCancel={onClose}
        busy={give.isPending}
        disabled={!isReady}
      />
    </>
  );
}

/** Where this customer has the article already, each with a button to take it back. */
function Already({ articleId, customerId }: { articleId: string; customerId: string }) {
  const queries = useQueryClient();
  const { data } = useQuery(givenQuery(customerId));
  const given = data?.items.filter((each) => each.articleId === articleId) ?? [];
  const remove = useMutation({
    mutationFn: (id: string) => takeBack(customerId, id),
    onSettled: () => queries.invalidateQueries(givenQuery(customerId)),
  });
  if (given.length === 0) return null;
  return (
    <>
      <p className="small above-4">{say.givenAlready}</p>
      <ul className={classes.given}>
        {given.map((each) => (
          <li key={each.id}>
            {whereWords(each)}
            <IconButton
              size={34}
              aria-label={say.takeBack(whereWords(each))}
              loading={remove.isPending}
              onClick={() => remove.mutate(each.id)}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Failure message={say.failedToTakeBack} error={remove.error} />
    </>
  );
}

type Place = { readonly day: Day | null; readonly planId: string | null };

/** What an article was given for: 'In general', 'For Tue 24 Nov', 'With a plan'. */
function whereWords({ day, planId }: Place): string {
  if (day !== null) return say.givenFor(formatDay(day, 'short'));
  return planId === null ? say.where.general : say.where.plan;
}
