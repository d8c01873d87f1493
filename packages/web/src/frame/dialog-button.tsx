import { type ReactNode, useId, useRef, useState } from 'react';
import { SheetDialog } from './sheet-dialog.js';

interface Props {
  readonly label: string;
  /** What the button says when it is pointed at. */
  readonly why?: string;
  readonly className?: string;
  /** The class of the dialog besides `settings`. */
  readonly sheet?: string;
  /** Done before the dialog opens. */
  readonly before?: () => Promise<unknown>;
  /** What is in it, drawn anew each time it opens. `title`: the id its heading is given; `close`: closes it. */
  readonly children: (title: string, close: () => void) => ReactNode;
}

/** A button and the dialog it opens, which a click beside it and Escape close. */
export function DialogButton({ label, why, className, sheet, before, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [opened, setOpened] = useState(false);
  const open = async () => {
    await before?.();
    setOpened(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={className} title={why} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      <SheetDialog dialog={dialog} title={title} sheet={sheet} onClose={() => setOpened(false)}>
        {opened && children(title, () => dialog.current?.close())}
      </SheetDialog>
    </>
  );
}
