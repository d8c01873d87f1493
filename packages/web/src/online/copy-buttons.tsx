import { lazy, Suspense, useState } from 'react';
import { DialogButton } from '../ui/dialog-button.js';
import { t } from './words.js';

// The QR code renderer is loaded with the first code.
const QrCode = lazy(() => import('./lobby/qr-code.js'));

/** Copies a text to the clipboard. Returns false if that failed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies by a selection: without HTTPS, as in a home network, browsers offer no clipboard. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  document.body.append(box);
  box.select();
  const done = document.execCommand('copy');
  box.remove();
  return done;
}

/** A button that copies the result of `text` and confirms it, and where supported another that shares it. */
export function CopyButton({
  label,
  text,
  share,
}: {
  readonly label: string;
  readonly text: () => string | Promise<string>;
  /** Text that accompanies a shared link. */
  readonly share?: string;
}) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const onCopy = async () => {
    const content = await text();
    const done = await copyText(content);
    setCopied(done);
    // If copying fails, the text is shown instead.
    setShown(done ? undefined : content);
    setTimeout(() => setCopied(false), 2500);
  };
  const onShare = async () => {
    const url = await text();
    // A cancelled share is no error.
    await navigator.share({ ...(share !== undefined && { text: share }), url }).catch(() => {});
  };
  return (
    <>
      <button type="button" className="copy" onClick={onCopy}>
        {copied ? t('ui.online.link.copied') : label}
      </button>
      {share !== undefined && 'share' in navigator && (
        <button type="button" onClick={onShare}>
          {t('ui.online.link.share')}
        </button>
      )}
      {shown !== undefined && <input className="copied-text" readOnly value={shown} aria-label={label} />}
      <span role="status" className="visually-hidden">
        {copied && t('ui.online.link.copied')}
      </span>
    </>
  );
}

interface QrCodeButtonProps {
  /** Title of the dialog. */
  readonly of: string;
  /** Sentence on the use of the link, below the code. */
  readonly about: string;
  readonly text: () => string | Promise<string>;
}

/** A button that shows a link as a QR code, for a camera across the table. */
export function QrCodeButton({ of, about, text }: QrCodeButtonProps) {
  const [shown, setShown] = useState('');
  return (
    <DialogButton
      label={t('ui.online.link.qr')}
      className="code"
      dialogClass="code-sheet"
      beforeOpen={async () => setShown(await text())}
    >
      {(title, close) => (
        <>
          <h2 id={title}>{of}</h2>
          <Suspense fallback={<p>{t('ui.frame.waiting')}</p>}>
            <QrCode text={shown} />
          </Suspense>
          <p className="small">{t('ui.online.link.qr.how')}</p>
          <p className="small">{about}</p>
          <CloseButton close={close} />
        </>
      )}
    </DialogButton>
  );
}

/** The way out at the end of a sheet. */
export function CloseButton({ close }: { readonly close: () => void }) {
  return (
    <p className="sheet-close">
      <button type="button" onClick={close}>
        {t('ui.online.table.close')}
      </button>
    </p>
  );
}
