import { inAscii } from '../text.ts';
import { boundedText } from '../textSchema.ts';
import { appointmentInputSchema } from './appointmentSchema.ts';
import { say } from './words.ts';

const CLOCK = /^(\d{1,2})(?:[:.h](\d\d))?$/i;

/** '9', '9.15' and '09:15' as 'HH:MM'; anything else as it is. */
function asTime(typed: string): string {
  const [, hours, minutes = '00'] = CLOCK.exec(inAscii(typed).trim()) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}

/** An appointment in a form, whose values are texts; and whose it is. */
export const appointmentFormSchema = appointmentInputSchema.extend({
  customerId: boundedText(64).min(1, { error: () => say.chooseCustomer }),
  time: boundedText(20).transform(asTime).pipe(appointmentInputSchema.shape.time),
  minutes: boundedText(4).transform(Number).pipe(appointmentInputSchema.shape.minutes),
});
