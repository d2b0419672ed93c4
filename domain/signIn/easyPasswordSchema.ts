/**
 * Words that attackers try first: words of a dietician's practice, and words of common password lists. A
 * password is refused if it is one of them, repeated, or with digits and signs around it. They are in a
 * schema file because forms load schemas late, so they do not make the first load larger.
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

/** Sequences of the alphabet and of keyboard rows. */
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

/** Whether a password is one of {@link WORDS}, a part of {@link RUNS}, or a short text repeated. */
export function isEasyPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (/^(.{1,4})\1+$/su.test(plain) || runs.some((run) => run.includes(plain))) return true;
  const bare = withoutEnds(plain);
  return [bare, spelt(bare), withoutEnds(spelt(plain))].some((each) => {
    const word = each.replaceAll(/[\s._-]/g, '');
    return WORDS.has(word) || WORDS.has(halfOf(word));
  });
}

/** The first half of a text whose two halves are equal; '' for any other. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : '';
}

// Not done by a pattern for the end of the text: it would be tried at every character, in quadratic time.
function withoutEnds(text: string): string {
  const letters = [...text];
  const isLetter = (each: string) => /^\p{L}$/u.test(each);
  const first = letters.findIndex(isLetter);
  return first < 0 ? '' : letters.slice(first, letters.findLastIndex(isLetter) + 1).join('');
}

const spelt = (text: string) => text.replaceAll(/[013457@$!]/g, (each) => LETTERS[each] ?? each);
