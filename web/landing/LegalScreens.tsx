import { LegalArticle } from './LegalArticle.tsx';
import { PrivacyText } from './legalTexts/PrivacyText.tsx';
import { TermsText } from './legalTexts/TermsText.tsx';
import { say } from './words.ts';

export const Privacy = () => (
  <LegalArticle title={say.privacyPolicy} own={(practice) => practice.privacyText}>
    <PrivacyText />
  </LegalArticle>
);

export const Terms = () => (
  <LegalArticle title={say.termsOfService} own={(practice) => practice.termsText}>
    <TermsText />
  </LegalArticle>
);
