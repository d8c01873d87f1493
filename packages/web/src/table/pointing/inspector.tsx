import type { TableView } from '@vigil/table';
import { useLayoutEffect, useRef } from 'react';
import { Atmosphere } from '../../atmosphere/atmosphere.js';
import { placeSummary } from '../../play/options.js';
import { comparableIds } from '../../text/comparable.js';
import { ancientOneChanges, describe, nameOf } from '../../text/describe.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { isRuleTerm } from '../../text/rule-terms.js';
import { useLoadedContent } from '../../text/use-content.js';
import { GiveButtons } from '../../transfer/give-buttons.js';
import { FigureList } from '../../ui/figure-list.js';
import { useStoreValue } from '../../ui/store.js';
import { t } from '../../words/t.js';
import { CompareToggle, SheetButton } from '../comparing/compare.js';
import { useTable } from '../context.js';
import { placeExplanation } from './explanation-position.js';
import './inspector.css';

const INSPECTOR_ID = 'explanation';

interface Props {
  /** The pinned subject. Without it the hovered one is shown. */
  readonly pinned: string | undefined;
  readonly close: () => void;
}

/** The explanation of a component. Shown on the board, beside its subject. */
export default function Inspector({ pinned, close }: Props) {
  const loaded = useLoadedContent();
  const { content } = loaded;
  const { snapshot, gameUi, walks, pointing } = useTable();
  const glanced = useStoreValue(pointing, ({ glanced }) => glanced);
  const target = pinned ?? glanced;
  const description = target === undefined ? undefined : describe(loaded, target, snapshot.game);
  const box = useRef<HTMLElement>(null);

  // Keyboard users hear the explanation.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (pinned !== undefined || glanced === undefined || focused?.getAttribute('data-about') !== glanced) return;
    focused.setAttribute('aria-describedby', INSPECTOR_ID);
    return () => focused.removeAttribute('aria-describedby');
  }, [pinned, glanced]);

  useLayoutEffect(() => {
    const frame = box.current?.parentElement;
    if (!box.current || !frame || target === undefined) return;
    const edges = (selector: string) =>
      Array.from(frame.querySelectorAll(selector), (one) => one.getBoundingClientRect()).filter(
        ({ width }) => width > 0,
      );
    const id = CSS.escape(target);
    const shown = edges(`[data-place="${id}"] + .place-words, .board [data-about="${id}"]`);
    // On the board its whole drawing stays visible; elsewhere it is next to the hovered element.
    const pointed = document.querySelector(`[data-about="${id}"]:is(:hover, :focus)`)?.getBoundingClientRect();
    const about = shown.length === 0 && pointed ? [pointed] : shown;
    const at = frame.getBoundingClientRect();
    const place = placeExplanation(at, box.current.getBoundingClientRect(), about, edges('.board .place.open'));
    // Its own lengths are scaled by `--grown`.
    const grown = Number.parseFloat(getComputedStyle(box.current).getPropertyValue('--grown')) || 1;
    box.current.style.left = `${(place.left - at.left) / grown}px`;
    box.current.style.top = `${(place.top - at.top) / grown}px`;
  }, [target]);

  if (target === undefined || !description) return null;
  const { kind, name, figures, lines } = description;
  const walk = walks.get(target);
  const place = content.places.has(target) ? placeSummary(loaded, snapshot.view, target) : '';
  return (
    <section key={target} ref={box} id={INSPECTOR_ID} className="inspector" aria-label={name}>
      <p className="small">{kind}</p>
      <h2>{name}</h2>
      {figures.length > 0 && <FigureList figures={figures} />}
      <Atmosphere of={content.gateMarkers.get(target)?.world ?? content.places.get(target)?.world ?? target} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {describeChanges(loaded, target, snapshot.view).map((line) => (
        <p key={line} className="change">
          {nameOf(loaded, snapshot.view.ancientOne)}: {line}
        </p>
      ))}
      {gameUi.explanationLines(loaded, target, snapshot.view, snapshot.monsterPreview).map((line) => (
        <p key={line} className="change">
          {line}
        </p>
      ))}
      {place !== '' && <p>{t('ui.inspector.here', { what: place })}</p>}
      {walk && <p>{t('ui.inspector.walk', { n: walk.length })}</p>}
      {pinned !== undefined && (
        <>
          <GiveButtons target={pinned} />
          {comparableIds(loaded, [pinned]).length > 0 && !isRuleTerm(pinned) && (
            <p className="inspector-tools">
              <SheetButton id={pinned} />
              <CompareToggle id={pinned} />
            </p>
          )}
        </>
      )}
      {pinned !== undefined && (
        <button type="button" className="close" onClick={close} aria-label={t('ui.inspector.close')}>
          ×
        </button>
      )}
    </section>
  );
}

function describeChanges(loaded: LoadedContent, target: string, view: TableView): string[] {
  const { content } = loaded;
  const kind = content.tokens.get(target);
  return kind ? ancientOneChanges(loaded, kind, view.ancientOne) : [];
}
