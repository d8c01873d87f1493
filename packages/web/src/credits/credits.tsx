import type { ReactNode } from 'react';
import { AncientOnePicture } from '../art/ancient-ones.js';
import { Outline } from '../art/outline.js';
import { PlacePicture } from '../art/places.js';
import { Portrait } from '../art/portraits.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../art/worlds.js';
import { Screen } from '../ui/screen.js';
import { CREDITS, type IconAuthor, type Library } from './all-credits.js';
import { sheetOf } from './icon-sheets.js';
import { t } from './words.js';
import '../art/pictures.css';
import './credits.css';

/** Authors of the page's material and its licences, from CREDITS.md and the libraries. */
export default function CreditsScreen() {
  const { fonts, icons, libraries, licence } = CREDITS;
  return (
    <Screen className="credits" title={t('ui.credits.title')} about={t('ui.credits.about')}>
      <Section id="game" title={t('ui.credits.game')}>
        <p>{t('ui.credits.game.text')}</p>
        <p className="credits-notice">{t('ui.credits.notice')}</p>
      </Section>
      <Section id="ours" title={t('ui.credits.ours')}>
        <p>{t('ui.credits.ours.text')}</p>
        <Drawings />
      </Section>
      <Section id="icons" title={t('ui.credits.icons')}>
        <p>{t('ui.credits.icons.text')}</p>
        <p className="credits-links">
          <a href="https://game-icons.net">game-icons.net</a>{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        {icons.map((author) => (
          <Icons key={author.by} author={author} />
        ))}
      </Section>
      <Section id="fonts" title={t('ui.credits.fonts')}>
        <ul className="font-list">
          {fonts.map(({ name, by, licence: under }) => (
            <li key={name}>
              <span
                className="sample"
                style={{ fontFamily: `"${name}", "${name} Variable", serif` }}
                aria-hidden="true"
              >
                {t('ui.credits.fonts.sample')}
              </span>
              <span>{t('ui.credits.fonts.names', { font: name, by, licence: under })}</span>
            </li>
          ))}
        </ul>
        <p>
          <a href="./font-licences.txt">{t('ui.credits.fonts.licences')}</a>
        </p>
      </Section>
      <Section id="libraries" title={t('ui.credits.libraries')}>
        {libraries.map((library) => (
          <LibraryEntry key={library.name} library={library} />
        ))}
      </Section>
      <Section id="vigil" title={t('ui.credits.vigil')}>
        <p>{t('ui.credits.vigil.text')}</p>
        <details open>
          <summary>{t('ui.credits.vigil.licence')}</summary>
          <LicenceText text={licence} />
        </details>
      </Section>
    </Screen>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`credits-part of-${id}`} aria-labelledby={`credits-${id}`}>
      <h2 id={`credits-${id}`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** A few of the drawings, for the eye. */
function Drawings() {
  return (
    <ul className="credits-drawings" aria-hidden="true">
      <li className="tall">
        <Portrait id="joe-diamond" />
      </li>
      {['the-witch-house', 'train-station'].map((id) => (
        <li key={id}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <PlacePicture id={id} />
          </svg>
        </li>
      ))}
      <li className="wide">
        <svg viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <WorldPicture id="the-dreamlands" />
        </svg>
      </li>
      <li className="tall">
        <AncientOnePicture id="cthulhu" />
      </li>
      <li className="tall">
        <Portrait id="gloria-goldberg" />
      </li>
    </ul>
  );
}

function Icons({ author }: { author: IconAuthor }) {
  const { by, icons } = author;
  return (
    <article className="icon-author">
      <h3>
        {by} <small>{t('ui.credits.icons.n', { n: icons.length })}</small>
      </h3>
      <ul>
        {icons.map((icon) => (
          <li key={icon} title={icon}>
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <Outline icon={{ sheet: sheetOf(icon), name: icon }} />
            </svg>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('ui.credits.icons.names')}</summary>
        <p lang="en">{icons.join(', ')}</p>
      </details>
    </article>
  );
}

function LibraryEntry({ library }: { library: Library }) {
  const { name, version, licence, text } = library;
  const title = t('ui.credits.library', { name, version, licence });
  if (text === '') return <p>{title}</p>;
  return (
    <details>
      <summary>{title}</summary>
      <LicenceText text={text} />
    </details>
  );
}

function LicenceText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="credits-licence" lang="en" tabIndex={0} aria-label={text.split('\n')[0] ?? ''}>
      {text}
    </section>
  );
}
