import { ancientOneText, type InvestigatorDef, investigatorText } from '@vigil/rules';
import { SKILL_PAIRS } from '@vigil/table';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Portrait } from '../../art/portraits.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import { AncientOneOnStage } from '../threat/plate.js';
import { t } from './words.js';
import './opening.css';

/** A press earlier than this was meant for the previous screen. In milliseconds. */
const MIN_VISIBLE_MS = 350;
/** Keys that navigate in it, or have no effect of their own. */
const IGNORED_KEYS = /^(Tab|Shift|Control|Alt|Meta|AltGraph|CapsLock|Arrow.*|Page.*|Home|End)$/;

/** Covers the table: the investigators, the Ancient One, victory and defeat. A key or a press anywhere continues. */
export default function OpeningScene({ first, close }: { first: boolean; close: () => void }) {
  const { words, wordsAt, content } = useLoadedContent();
  const { snapshot, company } = useTable();
  const { view } = snapshot;
  const own = company?.ownSeats() ?? [];
  const dialog = useRef<HTMLDialogElement>(null);
  const since = useRef(0);
  const title = useId();
  useEffect(() => {
    const opener = document.activeElement;
    since.current = performance.now();
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const proceed = () => performance.now() - since.current >= MIN_VISIBLE_MS && dialog.current?.close();
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (IGNORED_KEYS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) proceed();
  };
  const def = content.ancientOnes.get(view.ancientOne);
  if (!def) return null;
  const w = wordsAt(view);
  const { worshippers, power } = ancientOneText(w, def);
  const { won, wakes, lost } = view.figures.ends;
  const people = view.investigators.filter(({ place }) => place !== 'out');
  const say = (group: string) => (end: { how: string; n?: number }) => (
    <li key={end.how}>{words.say(`end.${group}.${end.how}`, { n: end.n ?? 0 })}</li>
  );
  return (
    <dialog
      ref={dialog}
      className="opening"
      aria-labelledby={title}
      onClose={close}
      onKeyDown={onKey}
      onClick={proceed}
    >
      <section className="opening-opponent">
        <AncientOneOnStage id={def.id} />
        <div>
          <p className="opening-label">{t('ui.opening.against')}</p>
          <h2 id={title}>{words.name('ancientOne', def.id)}</h2>
          {[...worshippers, ...power].map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="opening-doom">
            <span aria-hidden="true">
              {Array.from({ length: def.doom }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: spaces are identified by position
                <i key={i} className={i < view.doom ? 'on' : ''} />
              ))}
            </span>
            {t('ui.opening.doom', { n: def.doom })}
          </p>
        </div>
      </section>
      <section className="opening-ends">
        <h3>{t('shared.opening.won', { n: won.length })}</h3>
        <ul className="won">{won.map(say('won'))}</ul>
        {wakes.length > 0 && (
          <>
            <h3>{t('shared.opening.wakes')}</h3>
            <ul className="wakes">{wakes.map(say('wakes'))}</ul>
          </>
        )}
        <h3>{t('shared.opening.lost')}</h3>
        <ul className="lost">{lost.map(say('lost'))}</ul>
        <p className="opening-continue">
          {/* biome-ignore lint/a11y/noAutofocus: any key continues, and Enter presses this button */}
          <button type="button" className="great" autoFocus onClick={proceed}>
            {t(first ? 'ui.opening.on' : 'ui.opening.back')}
          </button>
          <small>{t('ui.opening.any')}</small>
        </p>
      </section>
      <section className="opening-people">
        <h3>{t(company ? 'ui.opening.people' : 'ui.opening.you', { n: people.length })}</h3>
        <ul>
          {people.map(({ seat, id }) => {
            const sheet = content.investigators.get(id);
            const best = sheet ? bestSkills(sheet).map((skill) => words.say(`skill.${skill}`)) : [];
            return (
              sheet && (
                <li key={seat} className={own.includes(seat) ? 'own' : undefined}>
                  <span className="opening-face">
                    <Portrait id={id} head />
                  </span>
                  <div>
                    <b>{words.name('investigator', id)}</b>
                    <small>{words.name('occupation', id)}</small>
                    {own.includes(seat) && <em>{t('ui.opening.yours')}</em>}
                    <p className="opening-good">
                      {best.length < SKILL_PAIRS.length * 2
                        ? t('ui.opening.good', { skills: words.list(best) })
                        : t('ui.opening.even')}
                    </p>
                    <p>
                      <b>{words.name('used', id)}:</b> {investigatorText(w, sheet).join(' ')}
                    </p>
                  </div>
                </li>
              )
            );
          })}
        </ul>
      </section>
    </dialog>
  );
}

/** Returns the skills with the highest maximum on a sheet. */
function bestSkills({ sliders }: InvestigatorDef): readonly string[] {
  const tops = SKILL_PAIRS.flatMap(({ pair, skills }) =>
    skills.map((skill, side) => ({ skill, top: Math.max(...sliders[pair].map((stop) => stop[side] ?? 0)) })),
  );
  const best = Math.max(...tops.map(({ top }) => top));
  return tops.filter(({ top }) => top === best).map(({ skill }) => skill);
}
