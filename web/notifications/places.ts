import { isDay } from '#domain/day.ts';
import type { Notification } from '#domain/notifications/notificationSchema.ts';

/** The address of the screen that shows what a notification is about. */
export function placeOf({
  kind,
  customer,
  about,
}: Pick<Notification, 'kind' | 'customer' | 'about'>) {
  const id = encodeURIComponent(customer?.id ?? '');
  const person = customer ? `/client/customers/${id}` : '/client/customers';
  switch (kind) {
    case 'new-plan':
    case 'changed-meals':
    case 'period-ending':
      return '/customer/dashboard';
    case 'message':
      return '/customer/messages';
    case 'goal-reached':
    case 'goal-proposed':
      return '/customer/goals';
    case 'article':
      return about ? `/customer/library/${encodeURIComponent(about)}` : '/customer/library';
    case 'reminder':
      return about === 'plan' ? '/customer/dashboard' : '/customer/myprogress';
    case 'question':
      return customer ? `/client/inbox?customer=${id}` : '/client/inbox';
    case 'day-note':
      return isDay(about) ? `${person}?date=${about}` : person;
    case 'new-customer':
    case 'silent':
    case 'customer-period-ending':
      return person;
    case 'website-enquiry':
      return '/client/messages';
  }
}
