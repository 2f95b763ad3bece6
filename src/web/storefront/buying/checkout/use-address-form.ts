import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { addressPayload } from '../../../../shop/people/account/address-line.ts';
import type { Address } from '../../../../shop/people/account/contract.ts';
import type { Point } from '../../../../shop/people/places/distance.ts';
import { isInsideSyria } from '../../../../shop/people/places/inside-syria.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldErrors, inSight } from '../../../client/forms/field-errors.ts';
import type { CheckoutAddress } from '../../../client/storage/checkout-address.ts';
import type { MapHandle } from '../../../ui/map/start-map.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { nextPath } from '../../next-path.ts';
import { saveAddress } from '../../people/account/address/save-address.ts';
import { nearestPlace } from '../../people/places/nearest-place.ts';
import { type AddressPart, useCities } from './address-fields.tsx';
import { addressFields, type AddressProblems, problemsOf, showProblem } from './address-problems.ts';
import { useDraft, writeDraft } from './draft.ts';
import { pinFills, withoutStrayArea } from './pin-fills.ts';
import { stepPath } from './steps.ts';

/** The address form beside its map: input is stored at once. `search` may hold the next page (`next`). */
export function useAddressForm(saved: Address | null, search: string) {
  const draft = useDraft();
  const governorates = useCities();
  const towns = useMemo(() => governorates.flatMap(({ cities }) => cities), [governorates]);
  const [fromMap, setFromMap] = useState<readonly AddressPart[]>([]);
  const map = useRef<MapHandle>(null);
  const back = search.includes('next=') ? nextPath(search) : stepPath('delivery');

  const address = draft.other.city || draft.other.street ? draft.other : draftOf(saved);
  const phone = draft.phone ?? saved?.phone ?? '';
  const pin = pointOf(address);
  const sending = useSending(address, phone, back);
  const change = (news: Partial<CheckoutAddress>) => {
    writeDraft({ other: { ...address, ...news } });
    sending.forget();
  };

  /** Typed values win over the map's. Choosing a place by name moves the map but sets no pin. */
  const write = (part: AddressPart, text: string) => {
    setFromMap((before) => before.filter((other) => other !== part));
    const town = towns.find(({ name }) => name === (part === 'city' ? text : address.city));
    const area = part === 'area' ? town?.areas.find(({ name }) => name === text) : undefined;
    const shown = part === 'city' ? town : area;
    if (shown) map.current?.show(shown, { zoom: part === 'city' ? 12 : 14, notify: false });
    const strayed = part === 'city' ? withoutStrayArea(address, text, towns) : {};
    change({ ...strayed, [part]: text, ...(shown && { lat: '', lng: '' }) });
  };

  const movePin = (point: Point) => {
    const { news, filled } = pinFills(point, { address, fromMap, towns });
    setFromMap((before) => [...new Set([...before, ...filled])]);
    change(news);
  };

  const nearest = pin && towns.length > 0 && isInsideSyria(pin) ? nearestPlace(pin, towns) : null;
  useShowCity(
    towns.find(({ name }) => name === address.city),
    pin,
    map,
  );

  return {
    ...sending,
    address,
    phone,
    pin,
    near: nearest ? (nearest.area?.name ?? nearest.city.name) : '',
    outside: pin !== null && !isInsideSyria(pin),
    fromMap,
    towns,
    map,
    back,
    write,
    movePin,
    dropPin: () => change({ lat: '', lng: '' }),
  };
}

/** Without a pin, centers the map on the address's city once both are loaded. */
function useShowCity(city: Point | undefined, pin: Point | null, map: { current: MapHandle | null }) {
  const done = useRef(false);
  const isPinned = pin !== null;
  useEffect(() => {
    if (done.current || isPinned || !city) return undefined;
    const timer = setInterval(() => {
      if (!map.current) return;
      done.current = true;
      clearInterval(timer);
      map.current.show(city, { zoom: 12, notify: false });
    }, 200);
    return () => clearInterval(timer);
  }, [city, isPinned, map]);
}

/** Saves the address; shows errors by field, or a general one, and moves the focus there. */
function useSending(address: CheckoutAddress, phone: string, back: string) {
  const [problems, setProblems] = useState<AddressProblems>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => banner.current?.focus(), [problem]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = addressPayload({ ...address, phone });
    const found = problemsOf({ to: 'other', address: input, complete: true });
    setProblems(found);
    setProblem('');
    const first = Object.keys(found)[0];
    if (first) return showProblem(event.currentTarget, first);
    if (busy) return;
    setBusy(true);
    try {
      const user = await saveAddress(input);
      writeDraft({ to: 'saved', other: { ...address, address: user?.address?.address ?? '' } });
      toast.success(t.saved);
      await navigate(back);
    } catch (error) {
      const { fields, general } = fieldErrors(error instanceof CallError ? error.errors : []);
      const isShown = (field: string) => addressFields.some((shown) => shown === field);
      const seen = inSight(fields, general[0], { isShown, whole: failureText(error, t.saveFailed) });
      setProblems(seen.fields);
      setProblem(seen.general ?? '');
    }
    setBusy(false);
  };
  return { problems, problem, busy, banner, submit, forget: () => setProblems({}) };
}

function draftOf(saved: Address | null): CheckoutAddress {
  return {
    lat: saved?.latitude === undefined ? '' : String(saved.latitude),
    lng: saved?.longitude === undefined ? '' : String(saved.longitude),
    city: saved?.city ?? '',
    area: saved?.area ?? '',
    street: saved?.street ?? '',
    addressDesc: saved?.additionalDetails ?? '',
    address: saved?.address ?? '',
  };
}

function pointOf({ lat, lng }: CheckoutAddress): Point | null {
  return lat && lng ? { latitude: Number(lat), longitude: Number(lng) } : null;
}
