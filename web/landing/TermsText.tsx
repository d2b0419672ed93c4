/** Weekplate's own Terms of Service, for a practice that has not written them. */
export function TermsText() {
  return (
    <>
      <p>
        Weekplate is provided by the practice named below to the people it coaches. By making an
        account you agree to what follows.
      </p>
      <h2>What it is for</h2>
      <p>
        Weekplate carries diet plans from a dietician to a customer, and the customer’s days back.
        It does not replace a doctor, and nobody watches it around the clock: in an emergency, call
        your local emergency number.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>It is yours alone: keep the password to yourself.</li>
        <li>Use an e-mail address that you can read.</li>
        <li>
          Tell your dietician what matters for your food, such as allergies, illnesses and
          medicines. A plan can only be as right as what it is made from.
        </li>
      </ul>
      <h2>What you write</h2>
      <p>
        It stays yours. The practice uses it to coach you, as the Privacy Policy says. Plans written
        for you are meant for you.
      </p>
      <h2>The end of coaching</h2>
      <p>
        You can stop at any time. The practice can pause or end your coaching, and close accounts
        that are misused. Ask the practice if you want your data copied or erased.
      </p>
    </>
  );
}
