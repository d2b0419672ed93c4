import { expect } from '@playwright/test';
import { aPicture } from '../factories/images.ts';
import { anItem } from '../factories/questionnaires.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';

test('[FORM-01] [FORM-02] a dietician sends a questionnaire; the customer answers on a phone, partly offline, and takes an allergy over into the profile', async ({
  dietician,
  make,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const customer = await make.aCustomer({ name: 'Anna Albrecht', dietician: dietician.person });
  await make.aCustomerProfile(customer, { name: 'Anna Albrecht', allergens: [] });
  const desk = dietician.page;

  await desk.goto('/client/questionnaires/new');
  await desk.getByLabel('Title', { exact: true }).fill('Before we meet');
  const text = (place: number) => desk.getByLabel(`Question ${place}`, { exact: true });
  await text(1).fill('What would you like to change?');
  await text(1).press('Enter');
  await expect(text(2)).toBeFocused();
  await desk.keyboard.type('Do you have allergies?');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('Yes');
  await desk.keyboard.press('Enter');
  await expect(text(3)).toBeFocused();
  await desk.keyboard.type('Which ones?');
  const third = desk.getByRole('listitem').filter({ has: text(3) });
  await third.getByLabel('Type').selectOption('Several choices');
  await button(desk, 'Save').click();
  await expect(third.getByLabel('Options')).toBeFocused();
  await expect(third).toContainText('Give at least two options');
  await expect(desk.getByText('Give at least two options')).toHaveCount(1);
  await third.getByLabel('Options').fill('Peanuts\nMilk');
  await third.getByLabel('Show it if').selectOption('Do you have allergies?');
  await third.getByLabel('Place in the profile').selectOption('Allergens');
  await expect(desk.getByRole('region', { name: 'Preview' })).toContainText(
    'Do you have allergies?',
  );
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Saved as version 1.')).toBeVisible();

  await desk.goto(`/client/customers/${customer.id}?tab=profile`);
  const sent = desk.getByRole('region', { name: 'Questionnaires' });
  await sent.getByLabel('Send a questionnaire').selectOption('Before we meet');
  await button(desk, 'Send').click();
  await expect(sent.getByRole('link')).toHaveText(/Before we meet.*no answers/);

  const phone = await signIn(customer, PHONE);
  await phone.goto('/customer/dashboard');
  await phone.getByRole('region', { name: 'Your dietician asks you' }).getByRole('link').click();
  await expect(phone.getByRole('heading', { name: 'Before we meet' })).toBeVisible();
  await expect(phone.getByText('Which ones?')).toBeHidden();
  await phone.context().setOffline(true);
  await phone.getByLabel('What would you like to change?').fill('Sleep better ');
  await phone
    .getByRole('radiogroup', { name: 'Do you have allergies?' })
    .getByLabel('Yes')
    .check({ force: true });
  await expect(phone.getByText('Kept on this device until you’re online.')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('2 of 3 answered. Saved.')).toBeVisible();
  await phone
    .getByRole('group', { name: 'Which ones?' })
    .getByLabel('Peanuts')
    .check({ force: true });
  await expect(phone.getByText('3 of 3 answered. Saved.')).toBeVisible();
  await button(phone, 'Take over into my profile').click();
  await expect(phone.getByText('In your profile')).toBeVisible();
  await button(phone, 'Finish').click();
  await expect(phone.getByText('Your dietician has your answers.')).toBeVisible();

  await sent.getByRole('link', { name: /Filled in on/ }).click();
  await expect(desk.getByRole('definition')).toHaveText([/Sleep better/, 'Yes', 'Peanuts']);
  await button(desk, 'Fill In Together').click();
  await desk.getByLabel('What would you like to change?').fill('Sleep better, less coffee');
  await button(desk, 'Save').click();
  await expect(desk.getByText('filled in together', { exact: true })).toHaveCount(1);
  await desk.getByRole('link', { name: 'Profile of Anna Albrecht' }).click();
  await expect(desk.getByRole('region', { name: 'Before you plan' })).toContainText('Peanuts');
});

test('[FORM-01] a photo that was chosen without a connection answers a question, and can be taken away', async ({
  dietician,
  make,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const customer = await make.aCustomer({ dietician: dietician.person });
  const items = [anItem('picture', { type: 'photo', text: 'Your fridge' })];
  const { id } = await make.aSentQuestionnaire(customer, { items });
  const phone = await signIn(customer, PHONE);
  await phone.goto(`/customer/questionnaires/${id}`);
  const question = phone.getByRole('group', { name: 'Your fridge' });
  await expect(question.getByText('Choose Photo')).toBeVisible();
  await phone.context().setOffline(true);
  await question.getByLabel('Choose Photo: Your fridge').setInputFiles({
    name: 'fridge.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', 640, 480),
  });
  const photo = question.getByRole('img', { name: 'Your fridge' });
  const isDrawn = () =>
    photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
  await expect.poll(isDrawn).toBe(640);
  await expect(phone.getByText('Kept on this device until you’re online.')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('1 of 1 answered. Saved.')).toBeVisible();
  await phone.reload();
  await expect.poll(isDrawn).toBe(640);

  const desk = dietician.page;
  await desk.goto(`/client/customers/${customer.id}/questionnaires/${id}`);
  await expect(desk.getByRole('img', { name: 'A photo' })).toBeVisible();
  await button(phone, 'Remove Photo').click();
  await expect(phone.getByText('0 of 1 answered.')).toBeVisible();
  await expect(photo).toBeHidden();
});

test('[FORM-01] a number without digits says so when it is left, counts as no answer, and is not called saved; who finishes is led to it', async ({
  dietician,
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ dietician: dietician.person });
  const items = [
    anItem('weight', { type: 'number', text: 'Your weight', profile: 'weight' }),
    anItem('wish', { text: 'Your wish' }),
  ];
  const { id } = await make.aSentQuestionnaire(customer, { items });
  const phone = await signIn(customer, PHONE);
  await phone.goto(`/customer/questionnaires/${id}`);
  const weight = phone.getByLabel('Your weight');
  await weight.fill('seventy');
  await weight.blur();
  await expect(phone.getByText('Enter a number.')).toBeVisible();
  await expect(phone.getByText('0 of 2 answered.', { exact: true })).toBeVisible();
  await expect(button(phone, 'Take over into my profile')).toBeHidden();
  await button(phone, 'Finish').click();
  await expect(weight).toBeFocused();
  await weight.fill('70.5');
  await expect(phone.getByText('1 of 2 answered. Saved.')).toBeVisible();

  const desk = dietician.page;
  await desk.goto(`/client/customers/${customer.id}/questionnaires/${id}`);
  await button(desk, 'Fill In Together').click();
  await desk.getByLabel('Your weight').fill('heavy');
  await button(desk, 'Save and Finish').click();
  await expect(desk.getByText('Mend the marked answers first.')).toBeVisible();
  await expect(desk.getByLabel('Your weight')).toBeFocused();
});
