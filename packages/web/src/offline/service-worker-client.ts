/** Service worker registration: the page works offline and reports newer versions. Only in built pages. */
import { Store, useStoreValue } from '../ui/store.js';

const waitingWorker = new Store<ServiceWorker | undefined>(undefined);

/** True if a newer version is ready to take over. */
export function useHasNewVersion(): boolean {
  return useStoreValue(waitingWorker, (worker) => worker !== undefined);
}

/** Lets the newer version take over, and loads the page anew with it. */
export function activateNewVersion(): void {
  const worker = waitingWorker.get();
  if (!worker) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}

/** Registers the service worker when the page has come to rest. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('./service-worker.js').then(watchRegistration, () => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  const checkForUpdate = () => {
    // The first of all workers takes over by itself; only a later one is news.
    if (registration.waiting && navigator.serviceWorker.controller) void offerOrActivate(registration.waiting);
  };
  checkForUpdate();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', checkForUpdate);
  });
  // A page can stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** A worker with the same files as this page takes over without a note. */
async function offerOrActivate(worker: ServiceWorker): Promise<void> {
  if (await isForThisVersion(worker)) return worker.postMessage('take-over');
  waitingWorker.set(worker);
}

function isForThisVersion(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return Promise.resolve(false);
  const file = new URL(script.src).href.slice(new URL('./', location.href).href.length);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ isYours: file }, [port2]);
  });
}
