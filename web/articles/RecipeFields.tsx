import { useState } from 'react';
import { PASTE_MAX, recipeFromText } from '#domain/foods/recipeText.ts';
import { Button } from '../kit/Button.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import classes from './ArticleEditor.module.css';
import type { ArticleForm } from './useArticleForm.ts';
import { say } from './words.ts';

/** What makes an article a recipe: ingredients, and how many portions they make. */
export function RecipeFields({ form }: { form: ArticleForm }) {
  const { ingredients, servings, title, markdown } = form.values;
  const [isOpen] = useState(ingredients !== '' || servings !== '');
  const isEmpty = `${title}${markdown}${ingredients}`.trim() === '';
  return (
    <details className={classes.recipe} open={isOpen}>
      <summary>{say.recipe}</summary>
      <div className="grid gap-4 above-4">
        {isEmpty && <Paste form={form} />}
        <Field
          {...form.field('servings')}
          label={say.portions}
          inputMode="numeric"
          autoComplete="off"
          className={classes.servings}
        />
        <LongField
          {...form.field('ingredients')}
          label={say.ingredients}
          description={say.ingredientsHow}
          rows={6}
        />
      </div>
    </details>
  );
}

/** Sorts a recipe that was copied elsewhere into the fields. */
function Paste({ form }: { form: ArticleForm }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const fill = () => {
    const read = recipeFromText(text);
    if (read.ingredients.length === 0) return setError(say.noIngredients);
    form.change((was) => ({
      ...was,
      title: read.title,
      summary: read.summary,
      servings: read.servings?.toString() ?? '',
      ingredients: read.ingredients.join('\n'),
      markdown: read.steps,
    }));
    toastSuccess(say.recipeRead);
  };
  return (
    <>
      <LongField
        label={say.paste}
        description={say.pasteHow}
        error={error}
        rows={4}
        maxLength={PASTE_MAX}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button variant="default" disabled={text.trim() === ''} onClick={fill}>
        {say.fillFields}
      </Button>
    </>
  );
}
