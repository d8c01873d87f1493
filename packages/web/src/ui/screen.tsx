import { type ReactNode, useRef } from 'react';
import { HOME_ADDRESS, useRoute } from '../app/route.js';
import { HAS_SERVER } from '../online/has-server.js';
import { t } from '../words/t.js';
import { Eye } from './eye.js';
import { useScreenFocus } from './screen-focus.js';
import './screen.css';

const SCREENS = [...(HAS_SERVER ? (['tables'] as const) : []), 'learn', 'cards', 'rules', 'history'] as const;

interface Props {
  /** The class of the screen. */
  readonly className: string;
  readonly title: string;
  /** A line under the title. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** Frame of every screen except the home page and the table: navigation, heading, content. */
export function Screen({ className, title, about, children }: Props) {
  const heading = useScreenFocus(title);
  const main = useRef<HTMLElement>(null);
  const { screen } = useRoute();
  return (
    <>
      {/* No link: the address belongs to the screens. */}
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('ui.frame.skip')}
      </button>
      <header className="screen-top">
        <a className="screen-home" href={HOME_ADDRESS} aria-label={t('ui.frame.home')}>
          <Eye />
          <span>Vigil</span>
        </a>
        <nav aria-label={t('ui.frame.screens')}>
          {SCREENS.map((one) => (
            <a key={one} href={`#${one}`} aria-current={one === screen ? 'page' : undefined}>
              {t(`ui.frame.${one}`)}
            </a>
          ))}
        </nav>
      </header>
      <main ref={main} tabIndex={-1} className={`screen ${className}`}>
        <div className="screen-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {about !== undefined && <p>{about}</p>}
        </div>
        {children}
      </main>
    </>
  );
}
