import { IconNotebook, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '#domain/articles/articleSchema.ts';
import { Button, LinkButton } from '../kit/Button.tsx';
import { EmptyState } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import cardClasses from './ArticleCard.module.css';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFinder } from './ArticleFinder.tsx';
import { ArticleResults } from './ArticleResults.tsx';
import { addStarterRecipes, starterRecipesQuery } from './api.ts';
import { useArticleList } from './useArticleList.ts';
import { say } from './words.ts';

/** `/client/articles`: drafts and published articles, the last changed first. */
export default function ArticlesScreen() {
  const asked = useArticleList();
  return (
    <Page
      title={say.articles}
      keepsPlace
      actions={
        <>
          <StarterRecipes />
          <LinkButton to="/client/articles/new" icon={IconPlus}>
            {say.addArticle}
          </LinkButton>
        </>
      }
    >
      <ArticleFinder asked={asked} byStatus />
      <ArticleResults
        asked={asked}
        card={(article) => (
          <ArticleCard
            key={article.id}
            article={article}
            to={`/client/articles/${article.id}`}
            facts={<Facts {...article} />}
          />
        )}
        empty={
          <EmptyState icon={IconNotebook} title={say.noneYet}>
            {say.writeOnce}
          </EmptyState>
        }
      />
    </Page>
  );
}

const Facts = ({ status, starter, writer }: ArticleSummary) => (
  <>
    {status === 'draft' ? (
      <span className="attentive semibold">{starter ? say.starterDraft : say.draft}</span>
    ) : (
      <span className={cardClasses.mark}>{say.published}</span>
    )}
    {writer && <bdi>{writer}</bdi>}
  </>
);

/** Adds the recipes that come with Weekplate; nothing once the practice has had them all. */
function StarterRecipes() {
  const queries = useQueryClient();
  const { data } = useQuery(starterRecipesQuery);
  const add = useMutation({
    mutationFn: addStarterRecipes,
    onSuccess: () => {
      toastSuccess(say.recipesAdded);
      return queries.invalidateQueries({ queryKey: ['article'] });
    },
    onError: () => toastFailure(say.recipesFailed),
  });
  if (!data?.left) return null;
  return (
    <Button variant="default" loading={add.isPending} onClick={() => add.mutate()}>
      {say.addRecipes(data.left)}
    </Button>
  );
}
