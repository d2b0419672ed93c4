import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { NUTRIENTS } from '#domain/foods/nutrients.ts';
import { inDigits } from '#domain/language/language.ts';
import { amountOf } from '../foods/inWords.ts';
import { say as foods } from '../foods/words.ts';
import { Button } from '../kit/Button.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { May } from '../session/session.ts';
import { targetsQuery, type Whose } from './api.ts';
import classes from './Targets.module.css';
import { say } from './words.ts';

const TargetsDialog = lazyDialog(() => import('./TargetsDialog.tsx'));

const NONE = { targets: [], tolerance: 0, isShown: false };

export default function TargetsLine({ children, ...whose }: Whose & { children?: ReactNode }) {
  const [isOpen, open] = useState(false);
  const { data } = useQuery(targetsQuery(whose.customer.id));
  const { targets, tolerance, isShown } = data ?? NONE;
  return (
    <section className={classes.line} aria-label={say.targets}>
      <strong className={classes.name}>{say.targets}</strong>
      {data && targets.length === 0 && <span className="quiet">{say.noneSet}</span>}
      {targets.map(({ nutrient, amount, kind }) => (
        <span key={nutrient} className="nowrap">
          {nutrient !== 'energy' && <span className="quiet">{foods.nutrients[nutrient]} </span>}
          {say.asMeant[kind](amountOf(amount, NUTRIENTS[nutrient]))}
        </span>
      ))}
      {targets.length > 0 && <span className="quiet">{say.within(inDigits(tolerance))}</span>}
      {isShown && <span className="quiet">{say.customerSees}</span>}
      <span className="flex gap-1 pushed">
        {children}
        <May by={['dietician']}>
          <Button variant="subtle" size="compact-sm" disabled={!data} onClick={() => open(true)}>
            {targets.length === 0 ? say.setTargets : say.changeTargets}
          </Button>
        </May>
      </span>
      <Suspense>{isOpen && <TargetsDialog {...whose} onClose={() => open(false)} />}</Suspense>
    </section>
  );
}
