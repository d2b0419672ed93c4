/** Said beside a new password that is easy to guess. */
export const EASY_PASSWORD =
  'This is easy to guess. Take three or four words that you can remember.';

/**
 * What people try first at a practice of dieticians, and what stands in every list of passwords:
 * refused alone, twice, and with whatever digits and signs around it. They stand with the schemas,
 * which a form fetches when it is touched: no first load carries them.
 */
const WORDS: ReadonlySet<string> = new Set(
  `weekplate plate week customer customers client clients dietician dieticians dietitian dietitians
  nutrition nutritionist nutritional diet diets dietplan dietplans mealplan mealplans meal meals
  coach coaching coachingperiod healthy healthyfood health food weight weightloss calories progress
  practice clinic doctor patient kitchen breakfast
  password passwords passwort passcode parola contrasena motdepasse secret secrets mysecret
  admin administrator root user username login signin signup welcome letmein opensesame changeme
  default test testing tester guest master access trustno iloveyou ilove love lovely sunshine
  princess football baseball basketball superman batman dragon monkey shadow michael jennifer
  jordan charlie computer internet samsung google facebook whatever starwars pokemon freedom
  flower chocolate cheese banana summer winter autumn spring monday sunday january december hello
  hellothere helloworld mypassword newpassword yourpassword thisisme nothing qwert qwerty qwertz
  azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwer abcd abcdef abcdefg abcdefgh zaq12wsx qazxsw`
    .split(/\s+/)
    .filter(Boolean),
);

/** Straight runs, over the alphabet and over keyboards. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
];
const runs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is a word of {@link WORDS}, a straight run, or one thing over and over. */
export function isEasyPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (/^(.{1,4})\1+$/su.test(plain) || runs.some((run) => run.includes(plain))) return true;
  const bare = withoutEnds(plain);
  return [bare, spelt(bare), withoutEnds(spelt(plain))].some((each) => {
    const word = each.replaceAll(/[\s._-]/g, '');
    return WORDS.has(word) || WORDS.has(halfOf(word));
  });
}

/** What stands twice in a row; empty where nothing does. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : '';
}

// A pattern for the end alone would look from every character on whether the end follows.
function withoutEnds(text: string): string {
  const letters = [...text];
  const isLetter = (each: string) => /^\p{L}$/u.test(each);
  const first = letters.findIndex(isLetter);
  return first < 0 ? '' : letters.slice(first, letters.findLastIndex(isLetter) + 1).join('');
}

const spelt = (text: string) => text.replaceAll(/[013457@$!]/g, (each) => LETTERS[each] ?? each);
