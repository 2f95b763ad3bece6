import { useEffect, useState } from 'react';
import { product as t } from '#texts/product';
import type { DataOf } from '../../../../../shop/endpoints.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Skeleton } from '../../../../ui/blocks/skeleton.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './city-sheet.module.css';
import type { DeliveryCity } from './delivery-city.ts';

type City = DataOf<'getAllCities'>['cities'][number];

/** All delivery cities, with a search field. */
export function CitySheet({
  now,
  onChoose,
  onClose,
}: {
  now: DeliveryCity;
  onChoose: (city: DeliveryCity) => void;
  onClose: () => void;
}) {
  const [cities, setCities] = useState<readonly City[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const [words, setWords] = useState('');
  useEffect(() => {
    call('getAllCities').then(
      (answer) => setCities(answer.cities),
      (error: unknown) => setFailure(failureText(error, '')),
    );
  }, []);
  const found = cities?.filter((city) => fits(city, words)) ?? [];
  const choose = ({ _id, name }: City) => {
    onChoose({ id: _id, name });
    onClose();
  };
  return (
    <Sheet open tall title={t.cityTitle} onClose={onClose}>
      <div className={css.content}>
        <p className={css.text}>{t.cityText}</p>
        <TextField
          label={t.findCity}
          hideLabel
          placeholder={t.findCity}
          icon="search"
          dir="auto"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {failure && <FieldError>{failure}</FieldError>}
        {!cities && !failure && <Skeleton shape="field" />}
        {cities && found.length === 0 && <p>{t.noCity}</p>}
        <ul>
          {found.map((city) => (
            <li key={city._id}>
              <button
                type="button"
                className={css.city}
                aria-current={city._id === now.id || city.name === now.name}
                onClick={() => choose(city)}
              >
                <span>{city.name}</span>
                <span className={css.governorate}>{city.governorate}</span>
                {(city._id === now.id || city.name === now.name) && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** Matches hamza forms and feminine endings in any spelling. */
function fits({ name, governorate }: City, words: string): boolean {
  return plain(`${name} ${governorate}`).includes(plain(words.trim()));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه').replace(/ى/g, 'ي');
}
