import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { ANSWER_DELAYS, PACES, type Settings, TEXT_SIZES, updateSettings, useSettings } from '../motion/settings.js';
import type { Session } from '../play/session.js';
import { LanguageChoice } from '../ui/language-choice.js';
import { t } from '../words/t.js';
import { SHOW_KEYS_EVENT } from './keys/show-keys.js';

const SeatChoice = lazy(async () => ({ default: (await import('../bots/seat-choice.js')).SeatChoice }));

/** The player's settings of the table, and who plays. `title`: the id of its heading. */
export default function SettingsForm({ title, session }: { title: string; session: Session }) {
  const [announcement, setAnnouncement] = useState('');
  const change = (what: Partial<Settings>) => {
    updateSettings(what);
    setAnnouncement(formatChange(what));
  };
  return (
    <form method="dialog">
      <h2 id={title}>{t('ui.settings.title')}</h2>
      <Suspense>
        <SeatChoice session={session} />
      </Suspense>
      <SettingsFields change={change} />
      <LanguageChoice />
      <button type="button" className="all-keys" onClick={showKeys}>
        {t('ui.settings.keys')} <kbd>?</kbd>
      </button>
      <p className="small">{t('ui.settings.saved')}</p>
      <button type="submit" className="great">
        {t('ui.settings.close')}
      </button>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  );
}

/** Replaces this dialog by the list of keys. */
function showKeys({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
  window.dispatchEvent(new Event(SHOW_KEYS_EVENT));
}

function SettingsFields({ change }: { change: (what: Partial<Settings>) => void }) {
  const { motion, sound, volume, text, pace, atmosphere, opening, analysis, answerDelay } = useSettings();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const id = useId();
  return (
    <>
      <Switch
        label={t('ui.settings.motion')}
        about={t(still ? 'ui.settings.motion.system' : 'ui.settings.motion.about')}
        on={motion}
        change={(on) => change({ motion: on })}
      />
      <Switch
        label={t('ui.settings.sound')}
        about={t('ui.settings.sound.about')}
        on={sound}
        change={(on) => change({ sound: on })}
      />
      {sound && (
        <Slider
          label={t('ui.settings.volume')}
          value={volume}
          range={{ least: 10, most: 100, step: 10 }}
          change={(n) => change({ volume: n })}
        />
      )}
      <Switch
        label={t('ui.settings.atmosphere')}
        about={t('ui.settings.atmosphere.about')}
        on={atmosphere}
        change={(on) => change({ atmosphere: on })}
      />
      <Switch
        label={t('ui.settings.opening')}
        about={t('ui.settings.opening.about')}
        on={opening}
        change={(on) => change({ opening: on })}
      />
      <Switch
        label={t('ui.settings.analysis')}
        about={t('ui.settings.analysis.about')}
        on={analysis}
        change={(on) => change({ analysis: on })}
      />
      <Slider label={t('ui.settings.text')} value={text} range={TEXT_SIZES} change={(n) => change({ text: n })} />
      <fieldset>
        <legend>{t('ui.settings.pace')}</legend>
        {PACES.map((one) => (
          <label key={one}>
            <input type="radio" name={`${id}-pace`} checked={pace === one} onChange={() => change({ pace: one })} />
            <span>
              {t(`ui.settings.pace.${one}`)} <small>{t(`ui.settings.pace.${one}.about`)}</small>
            </span>
          </label>
        ))}
        <p className="small">{t('ui.settings.pace.rule')}</p>
      </fieldset>
      <fieldset>
        <legend>{t('ui.settings.unseen')}</legend>
        {ANSWER_DELAYS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-unseen`}
              checked={answerDelay === one}
              onChange={() => change({ answerDelay: one })}
            />
            <span>
              {t(`ui.settings.unseen.${one}`)} <small>{t(`ui.settings.unseen.${one}.about`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly least: number; readonly most: number; readonly step: number };
  readonly change: (to: number) => void;
}

/** A slider in per cent. */
function Slider({ label, value, range, change }: SliderProps) {
  const id = useId();
  const valueText = t('ui.settings.text.value', { n: value });
  return (
    <p className="text-size">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        step={range.step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => change(Number(event.target.value))}
      />
      <output htmlFor={id}>{valueText}</output>
    </p>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

function Switch({ label, about, on, change }: SwitchProps) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} />
      <span>
        {label} <small>{about}</small>
      </span>
    </label>
  );
}

/** Formats a change for screen readers. */
function formatChange({
  motion,
  sound,
  volume,
  atmosphere,
  opening,
  analysis,
  text,
  pace,
  answerDelay,
}: Partial<Settings>): string {
  if (motion !== undefined) return t('ui.settings.changed.motion', { on: motion ? 'yes' : 'no' });
  if (sound !== undefined) return t('ui.settings.changed.sound', { on: sound ? 'yes' : 'no' });
  if (volume !== undefined) return t('ui.settings.changed.volume', { n: volume });
  if (atmosphere !== undefined) return t('ui.settings.changed.atmosphere', { on: atmosphere ? 'yes' : 'no' });
  if (opening !== undefined) return t('ui.settings.changed.opening', { on: opening ? 'yes' : 'no' });
  if (analysis !== undefined) return t('ui.settings.changed.analysis', { on: analysis ? 'yes' : 'no' });
  if (text !== undefined) return t('ui.settings.changed.text', { n: text });
  if (answerDelay !== undefined)
    return t('ui.settings.changed.unseen', { after: t(`ui.settings.unseen.${answerDelay}`) });
  return t('ui.settings.changed.pace', { pace: pace ?? '' });
}
