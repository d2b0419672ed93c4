import type { Practice } from '#domain/practice/practice.ts';
import classes from './LegalArticle.module.css';

/** Who answers for what stands above. */
export function PracticeAddress({ practice }: { practice: Practice }) {
  const { name, address, email, phone } = practice;
  return (
    <>
      <h2>The practice</h2>
      <address className={classes.address}>
        <strong>{name}</strong>
        {address && <div className={classes.lines}>{address}</div>}
        {email && (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        )}
        {phone && (
          <div>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </div>
        )}
      </address>
    </>
  );
}
