import { LegalArticle } from './LegalArticle.tsx';
import { TermsText } from './TermsText.tsx';

export default function TermsScreen() {
  return (
    <LegalArticle title="Terms of Service" own={(practice) => practice.termsText}>
      <TermsText />
    </LegalArticle>
  );
}
