import { ALLERGENS, type Allergen, allergenName } from '#domain/allergens/allergens.ts';
import classes from './fields.module.css';

type Props = {
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
};

export const AllergenChips = ({ chosen, onChange }: Props) => (
  <div className="wrap gap-2 above-1">
    {ALLERGENS.map((each) => (
      <label key={each} className={classes.chip}>
        <input
          type="checkbox"
          checked={chosen.includes(each)}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            onChange(ALLERGENS.filter((one) => (one === each ? checked : chosen.includes(one))));
          }}
        />
        {allergenName(each)}
      </label>
    ))}
  </div>
);
