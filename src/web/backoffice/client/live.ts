import { useEffect, useRef } from 'react';
import type { ConsoleEvent, ConsoleEventType } from '../../../shop/delivery/fulfilment/event-calls.ts';
import { localStore } from '../../browser/browser-storage.ts';
import { ask } from './ask.ts';

/** Called with a change; null: anything may have changed, since events may be missed. */
type Listener = (event: ConsoleEvent | null) => void;

const POLL_MS = 20_000;
const types = ['order', 'parcel', 'run', 'return', 'task', 'stock', 'settings'] as const;
const listeners = new Set<Listener>();
const notify: Listener = (event) => listeners.forEach((listener) => listener(event));

/** The id of the last event that was read; '' before the first answer. */
let last = '';
let source: EventSource | null = null;
let isPaused = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to the store's events, by server-sent events or by polling every 20 s. Returns the function that unsubscribes. */
export function startLive(): () => void {
  const toggle = () => (document.hidden ? rest() : start());
  // A reload that an event triggered may have failed offline.
  const reconnect = () => {
    toggle();
    notify(null);
  };
  document.addEventListener('visibilitychange', toggle);
  addEventListener('online', reconnect);
  start();
  return () => {
    document.removeEventListener('visibilitychange', toggle);
    removeEventListener('online', reconnect);
    stop();
  };
}

/** Paused while the screen is locked: the store would refuse the stream. */
export function pauseLive(paused: boolean): void {
  isPaused = paused;
  start();
}

/** A hidden page closes its stream, as browsers open at most six connections to a host. For the sound it polls. */
function rest(): void {
  stop();
  if (hasNewsSound() && !isPaused) timer = setTimeout(() => void poll(), POLL_MS);
}

function stop(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
}

function start(): void {
  stop();
  if (isPaused) return;
  const stream = new EventSource(`/api/console/v1/events${last === '' ? '' : `?after=${last}`}`);
  source = stream;
  const hear = ({ lastEventId }: MessageEvent) => (last = lastEventId);
  stream.addEventListener('ready', hear);
  stream.addEventListener('beat', hear);
  stream.addEventListener('reset', (message) => {
    hear(message);
    notify(null);
  });
  for (const type of types)
    stream.addEventListener(type, (message: MessageEvent<string>) => {
      hear(message);
      // The API sends an id and a version.
      const event: Omit<ConsoleEvent, 'type'> = JSON.parse(message.data);
      notify({ type, ...event });
    });
  stream.addEventListener('error', () => {
    stop();
    timer = setTimeout(() => void poll(), 1000);
  });
}

async function poll(): Promise<void> {
  try {
    const { events, next, reset } = await ask('listEvents', last === '' ? {} : { after: last });
    last = next;
    if (reset) notify(null);
    events.forEach(notify);
    if (document.hidden) rest();
    else start();
  } catch {
    timer = setTimeout(() => void poll(), POLL_MS);
  }
}

/** Calls `onEvent` for changes of these types while the page is shown, and with null where anything may have changed. */
export function useLive(wanted: readonly ConsoleEventType[], onEvent: Listener): void {
  const current = useRef(onEvent);
  useEffect(() => {
    current.current = onEvent;
  });
  const key = wanted.join(' ');
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event === null || key.split(' ').includes(event.type)) current.current(event);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [key]);
}

/** Calls `read` after changes of these types: once for all that come within `withinMs` of the first. */
export function useLiveRead(wanted: readonly ConsoleEventType[], read: () => void, withinMs = 400): void {
  const current = useRef(read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    current.current = read;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(wanted, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      current.current();
    }, withinMs);
  });
}

const SOUND = 'news-sound';

/** Whether this device plays a sound when an order arrives. */
export const hasNewsSound = (): boolean => localStore.get(SOUND) === 'on';

export const setNewsSound = (isOn: boolean): void => localStore.set(SOUND, isOn ? 'on' : 'off');
