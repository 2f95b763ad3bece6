import { useEffect, useState } from 'react';
import type { City } from '../../../shop/checkout/contract.ts';
import { call } from '../../client/call.ts';

/** The cities of one governorate, with its name. */
export type Governorate = {
  name: string;
  cities: City[];
};

/** Where the store delivers, loaded once and cached for the next field. */
export function useCities(): readonly Governorate[] {
  const [governorates, setGovernorates] = useState(known);
  useEffect(() => {
    let here = true;
    void loadCities().then((loaded) => here && setGovernorates(loaded));
    return () => {
      here = false;
    };
  }, []);
  return governorates;
}

// Browser only; a failed request leaves it empty, and the next field retries.
let known: readonly Governorate[] = [];

async function loadCities(): Promise<readonly Governorate[]> {
  if (known.length > 0) return known;
  const { cities } = await call('getAllCities').catch(() => ({ cities: [] }));
  const byGovernorate = new Map<string, City[]>();
  for (const city of cities) {
    const group = byGovernorate.get(city.governorate);
    if (group) group.push(city);
    else byGovernorate.set(city.governorate, [city]);
  }
  known = [...byGovernorate].map(([name, group]) => ({ name, cities: group }));
  return known;
}
