import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { SheetDialog } from '../../ui/sheet-dialog.js';
import { SHOW_KEYS_EVENT } from './show-keys.js';

const KeyTable = lazy(() => import('./key-table.js'));

/** The list of all keys, opened with "?"; its content is loaded when it is first opened. */
export function KeyList() {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const show = () => setOpened(true);
    const onKey = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey) return;
      if (dialog.current?.open) return dialog.current.close();
      if (!(target instanceof HTMLElement && target.closest('input, select, textarea, dialog'))) show();
    };
    window.addEventListener('keydown', onKey, stop);
    window.addEventListener(SHOW_KEYS_EVENT, show, stop);
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
  }, [opened]);
  if (!opened) return null;
  return (
    <SheetDialog dialog={dialog} titleId={title} dialogClass="key-list" onClose={() => setOpened(false)}>
      <Suspense>
        <KeyTable title={title} close={() => dialog.current?.close()} />
      </Suspense>
    </SheetDialog>
  );
}
