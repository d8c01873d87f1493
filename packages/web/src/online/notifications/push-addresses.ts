import { type DBSchema, openDB } from 'idb';

/**
 * A push address of this browser. The service worker reads and writes it too. It alone can tell the server of a new
 * subscription (plugins/service-worker.js).
 */
export interface PushAddress {
  /** As the server calls it. */
  readonly address: string;
  readonly table: string;
  /** The link that it was attached with. */
  readonly token: string;
  /** Push endpoint of the browser at that time. */
  readonly endpoint: string;
}

interface PushSchema extends DBSchema {
  pushed: { key: string; value: PushAddress };
}

/** A store of its own, so that page and worker never overwrite each other's data. */
const openDatabase = () =>
  openDB<PushSchema>('vigil-push', 1, {
    upgrade: (opened) => void opened.createObjectStore('pushed', { keyPath: 'address' }),
  });

/** Keeps that push was attached. Where nothing can be kept, it stays attached as long as the subscription lasts. */
export async function savePushAddress(pushed: PushAddress): Promise<void> {
  await openDatabase().then(
    (opened) => opened.put('pushed', pushed),
    () => {},
  );
}

/** It was taken away at the server. */
export async function deletePushAddress(address: string): Promise<void> {
  await openDatabase().then(
    (opened) => opened.delete('pushed', address),
    () => {},
  );
}

/** Has the service worker see whether the browser is still to be reached as the server knows. */
export async function checkPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('see-to-push');
}

/**
 * Returns the subscription of this browser, created with the server's key. Rejects with the browser's error if that is
 * not allowed.
 */
export async function subscribeToPush(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    // It was created with the key of another server.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(wanted);
  }
}
