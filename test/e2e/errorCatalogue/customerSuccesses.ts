import { button } from '../customersScreen.ts';
import { dates, opened, TYPED_END } from './customerStage.ts';
import { press, type Row } from './row.ts';

type Drive = Row['drive'];

const success = (message: string, cause: string, drive: Drive): Row => ({
  screen: '/client/customers',
  role: 'dietician',
  message,
  cause,
  drive,
  ids: '[PLAN-14]',
  how: 'status',
  stays: 3000,
});

const turned =
  (name: string, standing: 'active' | 'paused' = 'active'): Drive =>
  async (stage) => {
    await opened(stage, standing);
    await button(stage.page, name).waitFor();
    return () => press(stage.page, name);
  };

export const customerSuccesses: readonly Row[] = [
  success('Dates saved, the plan is active.', 'dates were set', turned('Set/Update Dates')),
  success('Plan paused.', 'a plan was paused', turned('Pause Plan')),
  success('Plan resumed.', 'a plan was resumed', turned('Resume Plan', 'paused')),
  success(
    'Plan renewed.',
    'a plan was renewed',
    dates('2126-12-01', TYPED_END, 'Renew Plan', 'active'),
  ),
  success('Notes saved.', 'notes were saved', async (stage) => {
    await opened(stage);
    await stage.page.getByRole('textbox', { name: 'Notes' }).fill('Prefers mornings');
    return () => press(stage.page, 'Save Notes');
  }),
];
