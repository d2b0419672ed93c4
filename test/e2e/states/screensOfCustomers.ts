import { addDays } from '#domain/day.ts';
import { todayOf } from '../../factories/people.ts';
import { LOAD_FAILED, press, type Screen } from './screen.ts';

export const screensOfCustomers: readonly Screen[] = [
  {
    name: 'home',
    as: 'customer',
    inDetail: true,
    path: () => '/customer/dashboard',
    loads: true,
    says: {
      empty: 'Your first plan is on its way',
      typical: 'Porridge with plums',
      overfull: /PorridgePorridge/,
      failed: /Failed to fetch diet plan/,
    },
  },
  {
    name: 'home, this week',
    as: 'customer',
    path: () => '/customer/dashboard?week=this',
    loads: true,
    says: { typical: 'Spring week', overfull: /PorridgePorridge/ },
  },
  {
    name: 'day',
    as: 'customer',
    inDetail: true,
    path: () => '/customer/myprogress',
    loads: true,
    forThumbs: true,
    says: {
      empty: 'No diet plan available.',
      typical: 'Porridge with plums',
      overfull: /PorridgePorridge/,
      failed: /Failed to load this day/,
    },
  },
  {
    name: 'day, its water asked about',
    as: 'customer',
    path: () => '/customer/myprogress',
    forThumbs: true,
    act: async (page) => page.getByLabel('Water Intake').fill('6'),
    says: { empty: '6 glasses or 6 litres?', typical: '6 glasses or 6 litres?' },
  },
  {
    name: 'home, an earlier day not sent yet',
    as: 'customer',
    path: () => '/customer/myprogress?date=2026-01-05',
    act: async (page) => {
      await page.getByLabel('Notes').fill('Still to be sent');
      await page.goto('/customer/dashboard');
    },
    says: { typical: 'Monday 5 January is not submitted yet' },
  },
  {
    name: 'logged day',
    as: 'customer',
    path: ({ customer }) => `/customer/myprogress?date=${addDays(todayOf(customer), -1)}`,
    loads: true,
    forThumbs: true,
    says: { typical: 'Edit Progress', overfull: /Felt rested/ },
  },
  {
    name: 'profile',
    as: 'customer',
    path: () => '/customer/customerprofile',
    loads: true,
    says: {
      empty: 'Save',
      typical: 'Coeliac disease.',
      overfull: /Walnuts/,
      failed: LOAD_FAILED,
    },
  },
  {
    name: 'profile, edited',
    as: 'customer',
    inDetail: true,
    path: () => '/customer/customerprofile',
    act: press('Edit Profile'),
    says: { typical: 'Cancel', overfull: 'Cancel' },
  },
  {
    name: 'dietician’s page',
    as: 'customer',
    path: ({ dietician }) => `/customer/publiclientprofile/${dietician.id}`,
    loads: true,
    says: {
      empty: 'No profile data available.',
      typical: 'Fifteen years',
      overfull: 'Fifteen years',
      failed: LOAD_FAILED,
    },
  },
  {
    name: 'reminders',
    as: 'customer',
    path: () => '/customer/reminders',
    loads: true,
    forThumbs: true,
    says: {
      empty: 'No reminders yet',
      typical: 'Every day',
      overfull: /^There are 10 reminders already/,
      failed: 'Failed to fetch reminders.',
    },
  },
  {
    name: 'reminders, a new one',
    as: 'customer',
    path: () => '/customer/reminders',
    forThumbs: true,
    act: press('Add Reminder'),
    says: { empty: 'New reminder', typical: 'New reminder' },
  },
  {
    name: 'reminders, one edited',
    as: 'customer',
    path: () => '/customer/reminders',
    forThumbs: true,
    act: press(/^Edit /),
    says: { typical: /^Edit “/, overfull: /^Edit “/ },
  },
  {
    name: 'my data',
    as: 'customer',
    path: () => '/customer/my-data',
    loads: true,
    says: {
      typical: 'Delete My Account',
      failed: 'How to delete your account could not be fetched.',
    },
  },
  {
    name: 'my data, consent withdrawn',
    as: 'withdrawn',
    path: () => '/customer/my-data',
    loads: true,
    says: { typical: 'I agree' },
  },
  {
    name: 'consent asked for',
    as: 'unasked',
    path: () => '/customer/dashboard',
    says: { typical: 'Before you go on', failed: 'Something went wrong on our side.' },
  },
  {
    name: 'consent withdrawn',
    as: 'withdrawn',
    path: () => '/customer/dashboard',
    says: { typical: 'You have withdrawn your consent' },
  },
  {
    name: 'who saw my data',
    as: 'customer',
    path: () => '/customer/who-saw-my-data',
    loads: true,
    says: {
      empty: 'Nobody so far.',
      typical: 'Who saw my data',
      failed: 'The record could not be fetched.',
    },
  },
];
