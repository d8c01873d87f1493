import { useState } from 'react';
import { t } from './words.js';
import './replay.css';

/** A link that holds a game, to be copied; `secrets`: that what lies ahead can be read from it. */
export function LinkToCopy({ link, secrets }: { readonly link: string; readonly secrets: boolean }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without permission to copy, the text remains for manual selection.
    }
  };
  return (
    <div className="link-to-copy">
      <input
        type="text"
        readOnly
        aria-label={t('ui.share.link')}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" onClick={copy}>
        {t(copied ? 'ui.share.copied' : 'ui.share.copy')}
      </button>
      <p className="small">{t('ui.share.about', { n: link.length })}</p>
      {secrets && <p className="small warned">{t('ui.share.secrets')}</p>}
    </div>
  );
}
