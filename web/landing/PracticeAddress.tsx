import type { Practice } from '#domain/practice/practice.ts';

/** Who answers for what stands above. */
export function PracticeAddress({ practice }: { practice: Practice }) {
  const { name, address, email, phone } = practice;
  return (
    <>
      <h2>The practice</h2>
      <address className="prose-address">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {address && (
          <div className="prose-lines" dir="auto">
            {address}
          </div>
        )}
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
