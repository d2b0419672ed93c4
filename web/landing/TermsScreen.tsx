import { LegalArticle } from './LegalArticle.tsx';
import { TermsText } from './legalTexts/TermsText.tsx';
import { say } from './words.ts';

export default function TermsScreen() {
  return (
    <LegalArticle title={say.termsOfService} own={(practice) => practice.termsText}>
      <TermsText />
    </LegalArticle>
  );
}
