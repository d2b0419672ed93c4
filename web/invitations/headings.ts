import { plain } from '#domain/import/letters.ts';
import { COLUMN_WORDS, type Column } from './words.ts';

type Words = {
  readonly english: string;
  /** German, Spanish, French, Italian, Portuguese, Arabic, Hindi and Chinese. */
  readonly others: string;
};

/** What the columns are called, without blanks and signs; the clearest first. */
const HEADINGS: Readonly<Record<Column, Words>> = {
  email: {
    english: 'email emailaddress mail mailaddress address',
    others:
      'emailadresse mailadresse epost correoelectronico correo direcciondecorreo direcciondecorreoelectronico courriel adresseemail adressemail adresseelectronique postaelettronica indirizzoemail correioeletronico enderecodeemail البريدالالكتروني بريدالكتروني البريد الايميل ايميل ईमेल 电子邮箱 电子邮件 邮箱 邮件',
  },
  name: {
    english: 'fullname name customername clientname patientname customer client patient',
    others:
      'vollername vorundnachname namevorname kunde kundin klient klientin patientin nombrecompleto nombreyapellidos nombre nomcomplet nometprenom nomprenom prenomnom nom nomecompleto nomeecognome nome cliente paciente patiente paziente الاسمالكامل الاسم اسم العميل المريض पूरानाम नाम 姓名 名字 客户',
  },
  firstName: {
    english: 'firstname givenname forename',
    others: 'vorname rufname primernombre prenom primeironome nomeproprio الاسمالاول पहलानाम 名',
  },
  lastName: {
    english: 'lastname surname familyname',
    others:
      'nachname familienname zuname apellidos apellido primerapellido nomdefamille cognome sobrenome apelido اسمالعائله العائله اللقب उपनाम 姓',
  },
  start: {
    english: 'startdate start from begins begin beginning coachingstart planstart',
    others:
      'startdatum beginn anfang anfangsdatum von ab seit fechadeinicio fechainicio inicio comienzo empieza desde datededebut datedebut debut depuis du datainizio datadiinizio inizio dal datadeinicio datainicio تاريخالبدايه تاريخالبدء البدايه بدايه البدء من प्रारंभतिथि प्रारंभ आरंभ शुरुआत शुरू 开始日期 起始日期 开始',
  },
  end: {
    english: 'enddate end to until till ends coachingend planend',
    others:
      'enddatum ende schluss endet bis fechadefin fechafin fechafinal fin final termina hasta datedefin datefin jusquau jusqua au datafine datadifine fine al finoal datadefim datafim fim termino ate تاريخالنهايه تاريخالانتهاء النهايه نهايه الانتهاء الى समाप्तितिथि समाप्ति अंत तक 结束日期 结束',
  },
};
export const COLUMNS = Object.keys(COLUMN_WORDS) as Column[];

const partsOf = (heading: string): string[] => plain(heading).match(/[\p{L}\p{M}]+/gu) ?? [];

export type Places = Partial<Record<Column, number>>;

type Read = {
  readonly places: Places;
  /** Whether a heading is in a language in which a date begins with the day. */
  readonly isDayFirst: boolean;
};

/**
 * Finds the columns by their headings, the clearest word first. A longer heading such as 'Beginn des Coachings'
 * counts if `hasDates` says that there are dates below it: a 'Start weight' has none.
 */
export function columnsIn(headings: readonly string[], hasDates: (at: number) => boolean): Read {
  const parts = headings.map(partsOf);
  const whole = parts.map((words) => words.join(''));
  const places: Places = {};
  let isDayFirst = false;
  for (const column of COLUMNS) {
    const others = HEADINGS[column].others.split(' ');
    const words = [...HEADINGS[column].english.split(' '), ...others];
    const exact = words.find((word) => whole.includes(word));
    const isDate = column === 'start' || column === 'end';
    const within = (at: number) => isDate && hasDates(at) && parts[at]?.some(isOneOf(words));
    const at = exact ? whole.indexOf(exact) : whole.findIndex((_, each) => within(each));
    if (at < 0) continue;
    places[column] = at;
    const known = exact ? [exact] : (parts[at] ?? []);
    isDayFirst ||= known.some(isOneOf(others));
  }
  return { places: namesApart(places), isDayFirst };
}

const isOneOf = (words: readonly string[]) => (word: string) => words.includes(word);

/** In 'Name; Vorname' and 'Nombre; Apellidos' the plain word is the other half of the name. */
function namesApart({ name, ...places }: Places): Places {
  if (name === undefined) return places;
  const { firstName, lastName } = places;
  if (firstName !== undefined && lastName === undefined) return { ...places, lastName: name };
  if (lastName !== undefined && firstName === undefined) return { ...places, firstName: name };
  return { ...places, name };
}
