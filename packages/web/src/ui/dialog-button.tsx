import { type ReactNode, useId, useRef, useState } from 'react';
import { SheetDialog } from './sheet-dialog.js';

interface Props {
  readonly label: string;
  /** Tooltip of the button. */
  readonly hint?: string;
  readonly className?: string;
  /** Additional class of the dialog. */
  readonly dialogClass?: string;
  /** Done before the dialog opens. */
  readonly beforeOpen?: () => Promise<unknown>;
  /** Content, rendered anew at each opening. `title`: the id of its heading; `close`: closes the dialog. */
  readonly children: (title: string, close: () => void) => ReactNode;
}

/** A button and its dialog, which a click outside and Escape close. */
export function DialogButton({ label, hint, className, dialogClass, beforeOpen, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [opened, setOpened] = useState(false);
  const open = async () => {
    await beforeOpen?.();
    setOpened(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={className} title={hint} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      <SheetDialog dialog={dialog} titleId={title} dialogClass={dialogClass} onClose={() => setOpened(false)}>
        {opened && children(title, () => dialog.current?.close())}
      </SheetDialog>
    </>
  );
}
