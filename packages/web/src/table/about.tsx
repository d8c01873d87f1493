import type { Decision } from '@vigil/engine';
import { ancientOneText, type CheckInSight, effectText } from '@vigil/rules';
import { useState } from 'react';
import { themeOf } from '../game/chronicle.js';
import { changesOf, describe, monsterFigures, nameOf } from '../game/describe.js';
import { type About, aboutOf, encounterText, sourceName } from '../game/options.js';
import { isHaunt, type TableView } from '../game/view.js';
import { capital, content, words } from '../game/words.js';
import { t } from '../words/t.js';
import { CheckAhead, CheckSum } from './check-sum.js';
import { usePointer, useTable } from './context.js';
import { CardButton } from './held-cards.js';
import { AncientOneArt, MonsterPlate, SmallPlate } from './plate.js';

/**
 * What a question is about: a monster, a check that was rolled, a card's effect, an encounter. Its headings come before
 * the question and are of the same level.
 */
export function AboutWhat({ decision }: { decision: Decision }) {
  const { view } = useTable().snapshot;
  const about = aboutOf(decision);
  const at = view.investigators[decision.by[0] ?? 0]?.place;
  if (about.rolled && about.sources) return <CheckSum check={about as CheckInSight} />;
  if (about.monster !== undefined) return <Foe token={about.monster} armed={about.armed ?? []} />;
  if (about.monsters && about.monsters.length > 0) return <Foes tokens={about.monsters} />;
  if (about.effects) return <Effect about={about} at={at} />;
  if (about.entries && about.entries.length > 0) return <Encounter about={about} at={at} />;
  if (about.gate !== undefined) return <Figures of={about.gate} />;
  if (about.cards) return <Shown cards={about.cards} />;
  if (isAgainstAncientOne(decision, view)) return <Awakened about={about} />;
  return null;
}

/** The check that the question leads to, where there is just one: its dice, and how likely it is to be passed. */
export function AheadOf({ decision }: { decision: Decision }) {
  const about = aboutOf(decision);
  const [chosen, choose] = useState<string>();
  // Weapons still to be taken up say on their options what they would change.
  const all = Object.entries(about.checks ?? {});
  const checks = about.checks?.roll ? all.filter(([id]) => id === 'roll') : all;
  const [, check] = checks.find(([id]) => id === chosen) ?? checks[0] ?? [];
  if (!check || about.rolled) return null;
  return (
    <>
      {checks.length > 1 && (
        <fieldset className="which-check">
          <legend className="heard">{t('ui.about.which-check')}</legend>
          {checks.map(([id, one]) => (
            <button key={id} type="button" aria-pressed={one === check} onClick={() => choose(id)}>
              {nameOfCheck(
                one,
                checks.map(([, other]) => other),
              )}
            </button>
          ))}
        </fieldset>
      )}
      <CheckAhead check={check} by={decision.by[0] ?? 0} />
    </>
  );
}

/** What tells a check from the others there are: its kind, or the skill it is rolled with. */
function nameOfCheck({ check, sources: [first] }: CheckInSight, of: readonly CheckInSight[]): string {
  const alike = of.filter((one) => one.check === check).length > 1;
  return capital((alike && first && sourceName(first.source)) || words.say(`check.${check}`));
}

/** Whether somebody fights the Ancient One itself: only then is there something in hand, and no monster. */
function isAgainstAncientOne({ key, about, args }: Decision, view: TableView): boolean {
  if (!isHaunt(view) && !view.battle) return false;
  const { rating, armed } = (about ?? {}) as About;
  return rating !== undefined || armed !== undefined || (key.startsWith('q.ancient') && args?.ancientOne !== undefined);
}

/** The monster somebody deals with: its figures, what is special about it, what this game changes. */
function Foe({ token, armed }: { token: string; armed: readonly string[] }) {
  const { snapshot } = useTable();
  const kind = content.tokens.get(token) ?? content.monsters.get(token);
  const description = describe(token);
  if (!kind || !description) return null;
  const at = snapshot.view.monsters.find((monster) => monster.token === token)?.at;
  const changes = changesOf(kind, snapshot.view.ancientOne);
  return (
    <section className="foe">
      <MonsterPlate kind={kind} at={at} />
      <div className="foe-head">
        <h3 aria-level={2}>
          {kind.name} {at !== undefined && <small>{words.name('place', at)}</small>}
        </h3>
        <p className="small">{description.kind}</p>
        <FoeFigures figures={monsterFigures(kind)} />
      </div>
      <div className="foe-said">
        {description.lines.slice(0, -1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {changes.map((line) => (
          <p key={line} className="change">
            {nameOf(snapshot.view.ancientOne)}: {line}
          </p>
        ))}
        <Armed cards={armed} />
      </div>
    </section>
  );
}

/** Several monsters at once (Haunt): each with its picture and its figures. */
function Foes({ tokens }: { tokens: readonly string[] }) {
  const { view } = useTable().snapshot;
  if (tokens.length === 1) return <Foe token={tokens[0] as string} armed={[]} />;
  return (
    <ul className="foes">
      {tokens.map((token) => {
        const kind = content.tokens.get(token);
        return (
          kind && (
            <li key={token}>
              <MonsterPlate kind={kind} at={view.monsters.find((monster) => monster.token === token)?.at} />
              <b>{kind.name}</b>
              <span className="small">
                {t('ui.figure.awareness')} {words.signed(kind.awareness)}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function FoeFigures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={figures.length % 3 > 0 ? 'figures by-two' : 'figures'}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The Ancient One: in the final battle, or (Haunt) where it has drawn somebody to it. */
function Awakened({ about }: { about: About }) {
  const { view } = useTable().snapshot;
  const def = content.ancientOnes.get(view.ancientOne);
  if (!def) return null;
  const battle = isHaunt(view) ? undefined : view.battle;
  const said = ancientOneText(words, def);
  const needed = about.checks?.roll?.difficulty;
  const figures: [string, string][] = [
    [t('ui.rail.combat'), battle ? words.signed(battle.rating) : said.combatRating],
    [t('ui.table.doom'), String(view.doom)],
  ];
  if (battle) {
    const n = view.investigators.length;
    figures.push([t('ui.about.kept'), t('ui.timeline.of', { at: battle.pool, n })]);
  } else if (needed !== undefined) figures.push([t('ui.figure.toughness'), String(needed)]);
  return (
    <section className="foe">
      <div className="small-plate of-ancient large">
        <AncientOneArt id={def.id} />
      </div>
      <div className="foe-head">
        <h3 aria-level={2}>
          {def.name} {battle && <small>{t('ui.about.round', { n: battle.round })}</small>}
        </h3>
        <FoeFigures figures={figures} />
      </div>
      <div className="foe-said">
        {!battle && said.attack.map((line) => <p key={line}>{t('ui.figure.attack', { line })}</p>)}
        {def.defenses.map((ability) => (
          <p key={ability}>{words.say(`ability.${ability}`)}</p>
        ))}
        <Armed cards={about.armed ?? []} />
      </div>
    </section>
  );
}

function Armed({ cards }: { cards: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <p>
      {t('ui.about.in-hand')} <b>{words.list(cards.map((card) => words.name('card', card)))}</b>
    </p>
  );
}

function Effect({ about, at }: { about: About; at: string | undefined }) {
  const [effect] = about.effects ?? [];
  const source = about.source === undefined ? undefined : sourceName(about.source);
  return (
    <section className="effect">
      <SmallPlate of={about.source} at={about.source?.includes('/') ? at : undefined} />
      <div>
        {source !== undefined && <h3 aria-level={2}>{capital(source)}</h3>}
        {effect && effect.do !== 'choose' && <p>{effectText(words, [effect])}</p>}
      </div>
    </section>
  );
}

/** An encounter where somebody is; of several cards to choose from their options say the rest. */
function Encounter({ about, at }: { about: About; at: string | undefined }) {
  const [entry, ...others] = about.entries ?? [];
  if (!entry) return null;
  const theme = entry.at === undefined ? undefined : themeOf(entry.card, entry.at);
  const title = others.length > 0 ? at && nameOf(at) : theme && capital(theme);
  return (
    <section className="effect">
      <SmallPlate of={entry.at} at={at} />
      <div>
        {title !== undefined && <h3 aria-level={2}>{title}</h3>}
        {others.length === 0 && <p>{encounterText(entry.card, entry.at)}</p>}
      </div>
    </section>
  );
}

function Figures({ of }: { of: string }) {
  const description = describe(of);
  if (!description) return null;
  return (
    <section className="effect">
      <SmallPlate of={of} at={of} />
      <div className="foe-head">
        <h3 aria-level={2}>
          {description.kind}: {description.name}
        </h3>
        <FoeFigures figures={description.figures} />
      </div>
    </section>
  );
}

/** Cards that lie open to be bought, also those nobody can pay for. */
function Shown({ cards }: { cards: readonly string[] }) {
  return (
    <section className="shown">
      <h3>{t('ui.about.on-offer')}</h3>
      <ul className="laid-out">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only
          <li key={`${card} ${i}`}>
            <OfferedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferedCard({ card }: { card: string }) {
  const pointer = usePointer(card);
  const price = content.cards.get(card)?.price;
  return (
    <CardButton card={card} stance={pointer} {...pointer.handlers}>
      {price === undefined ? '' : words.say('amount.money', { n: price })}
    </CardButton>
  );
}
