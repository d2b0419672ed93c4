import { translated } from '../language/translated.ts';

export const say = translated({ writeWhatWasTalked: 'Write what was talked about.' });
