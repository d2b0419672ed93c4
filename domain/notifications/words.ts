import { translated } from '../language/translated.ts';

export const say = translated({
  enterTime: 'Enter a time as HH:MM, from 00:00 to 23:59.',
  quietEndsElsewhen: 'Quiet hours end at another time than they begin.',
  eachKindOnce: 'Each kind once, please.',
  notAnAddress: 'This is not an address.',
  nameDevice: 'Give this device a name.',
});
