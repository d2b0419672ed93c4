// Of German and English compound words, folded.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Between two parts. */
export const LINKS = ['', 's', 'n', 'en', 'es', 'e'];
/** Short endings that may remain of a word after its parts: 'breaded', 'buttery'. */
export const ENDINGS = new Set(['', ...words('y ed ig n e en er s es')]);
/** Behind unknown letters other short words are too often chance: 'parzialmente' has no 'Ente'. */
export const SHORT_ENDS = words(
  'less frei free brot nuss mehl kase rahm hack huhn eier senf bier wein malz eis',
);
/** 'Nussmix' and 'Käseeck', but not 'muslitos'. */
export const RESTS = words('mix mus eck tee dip rad art aus fond ofen');
