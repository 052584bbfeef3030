import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Calls the listener at each full minute, and when the page is shown again: timers stop while a device sleeps. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(look, minuteMs - (Date.now() % minuteMs));
  };
  const look = () => {
    clearTimeout(timer);
    wait();
    listener();
  };
  wait();
  const woken = ['focus', 'pageshow'];
  for (const name of woken) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    for (const name of woken) window.removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}

const minute = () => Date.now() - (Date.now() % minuteMs);

/** The begin of the current minute, in milliseconds since 1970. For parts that the server does not render: its minute is another. */
export const useNow = (): number => useSyncExternalStore(subscribe, minute, minute);
