import { edit, field, openFor, saved } from '../plansScreen.ts';
import { askToDelete, written } from './planStage.ts';
import { press, type Row } from './row.ts';

const ofPlans = (about: Pick<Row, 'message' | 'cause' | 'drive'>): Row => ({
  ids: '[PLAN-14]',
  screen: '/client/dashboard',
  role: 'dietician',
  how: 'status',
  stays: 3000,
  ...about,
});

export const planSuccesses: readonly Row[] = [
  ofPlans({
    message: 'Diet plan uploaded.',
    cause: 'a plan was uploaded',
    async drive(stage) {
      await written(stage);
      return () => press(stage.page, 'Upload Diet Plan');
    },
  }),
  ofPlans({
    message: 'Diet plan updated.',
    cause: 'a plan was updated',
    async drive(stage) {
      await written(stage);
      await edit(stage.page, 'Spring week');
      await field(stage.page, 'Plan Name').fill('Autumn week');
      return () => press(stage.page, 'Update Diet Plan');
    },
  }),
  ofPlans({
    message: 'Diet plan saved.',
    cause: 'a copy was saved',
    async drive(stage) {
      await written(stage);
      return () => press(stage.page, 'Save Plan');
    },
  }),
  ofPlans({
    message: 'Diet plan deleted.',
    cause: 'a plan was deleted',
    async drive(stage) {
      await written(stage);
      const yes = await askToDelete(stage, 'Spring week');
      return () => yes.click();
    },
  }),
  ofPlans({
    message: 'Saved plan deleted.',
    cause: 'a saved plan was deleted',
    async drive(stage) {
      const { page, make } = stage;
      const customer = await make.aCustomer();
      await make.aSavedPlan(customer, { name: 'Kept' });
      await openFor(page, customer);
      await saved(page).getByText('Kept').waitFor();
      const yes = await askToDelete(stage, 'Kept');
      return () => yes.click();
    },
  }),
];
