import type { Decision } from '@vigil/engine';
import { type CheckInSight, effectText } from '@vigil/rules';
import { themeOf } from '../game/chronicle.js';
import { changesOf, describe, monsterFigures, nameOf } from '../game/describe.js';
import { type About, aboutOf, encounterText, sourceName } from '../game/options.js';
import { isHaunt } from '../game/view.js';
import { capital, content, words } from '../game/words.js';
import { t } from '../words/t.js';
import { CheckAhead, CheckSum } from './check-sum.js';
import { useTable } from './context.js';

/**
 * What a question is about: a monster, a check, a card's effect, an encounter, a trade. Its headings come before the
 * question and are of the same level.
 */
export function AboutWhat({ decision }: { decision: Decision }) {
  const { view } = useTable().snapshot;
  const battle = !isHaunt(view) && view.battle !== undefined;
  const about = aboutOf(decision);
  if (about.rolled && about.sources) return <CheckSum check={about as CheckInSight} />;
  if (about.monster !== undefined) {
    return (
      <>
        <Foe token={about.monster} armed={about.armed ?? []} />
        <Ahead about={about} by={decision.by[0] ?? 0} />
      </>
    );
  }
  if (about.effects) return <Effect about={about} />;
  if (about.entries?.length === 1) return <Encounter about={about} />;
  if (about.gate !== undefined) return <Figures of={about.gate} />;
  if (about.cards) return <Shown cards={about.cards} />;
  if (about.give && about.ask) return <Offer about={about} />;
  if (about.rating !== undefined || (about.armed && battle)) {
    return (
      <>
        <Awakened armed={about.armed ?? []} />
        <Ahead about={about} by={decision.by[0] ?? 0} />
      </>
    );
  }
  return <Ahead about={about} by={decision.by[0] ?? 0} />;
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
      <h3 aria-level={2}>
        {kind.name} {at !== undefined && <small>{words.name('place', at)}</small>}
      </h3>
      <dl className="figures">
        {monsterFigures(kind).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description.lines.slice(0, -1).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {changes.map((line) => (
        <p key={line} className="change">
          {nameOf(snapshot.view.ancientOne)}: {line}
        </p>
      ))}
      <Armed cards={armed} />
    </section>
  );
}

/** The Ancient One in the final battle. */
function Awakened({ armed }: { armed: readonly string[] }) {
  const { view } = useTable().snapshot;
  if (isHaunt(view) || !view.battle) return null;
  const { battle, ancientOne, doom, investigators } = view;
  const def = content.ancientOnes.get(ancientOne);
  const figures: readonly (readonly [string, string])[] = [
    [t('ui.rail.combat'), words.signed(battle.rating)],
    [t('ui.table.doom'), String(doom)],
    [t('ui.about.kept'), t('ui.timeline.of', { at: battle.pool, n: investigators.length })],
  ];
  return (
    <section className="foe">
      <h3 aria-level={2}>
        {nameOf(ancientOne)} <small>{t('ui.about.round', { n: battle.round })}</small>
      </h3>
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {def?.defenses.map((ability) => (
        <p key={ability}>{words.say(`ability.${ability}`)}</p>
      ))}
      <Armed cards={armed} />
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

function Effect({ about }: { about: About }) {
  const [effect] = about.effects ?? [];
  const source = about.source === undefined ? undefined : sourceName(about.source);
  return (
    <section className="effect">
      {source !== undefined && <h3 aria-level={2}>{capital(source)}</h3>}
      {effect && effect.do !== 'choose' && <p>{effectText(words, [effect])}</p>}
    </section>
  );
}

function Encounter({ about }: { about: About }) {
  const [entry] = about.entries ?? [];
  if (!entry) return null;
  const theme = entry.at === undefined ? undefined : themeOf(entry.card, entry.at);
  return (
    <section className="effect">
      {theme !== undefined && <h3 aria-level={2}>{capital(theme)}</h3>}
      <p>{encounterText(entry.card, entry.at)}</p>
    </section>
  );
}

function Figures({ of }: { of: string }) {
  const description = describe(of);
  if (!description) return null;
  return (
    <section className="foe">
      <h3 aria-level={2}>
        {description.kind}: {description.name}
      </h3>
      <dl className="figures">
        {description.figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Cards that lie open to be bought, also those nobody can pay for. */
function Shown({ cards }: { cards: readonly string[] }) {
  return (
    <p className="shown">
      {t('ui.about.on-offer')}{' '}
      <b>
        {words.list(
          cards.map(
            (card) =>
              `${words.name('card', card)} (${words.say('amount.money', { n: content.cards.get(card)?.price ?? 0 })})`,
          ),
        )}
      </b>
    </p>
  );
}

function Offer({ about }: { about: About }) {
  const side = (cards: readonly string[], money: number) => {
    const parts = cards.map((card) => words.name('card', card));
    if (money > 0) parts.push(words.say('amount.money', { n: money }));
    return parts.length === 0 ? t('ui.about.nothing') : words.list(parts);
  };
  return (
    <p className="shown">
      {t('ui.about.gives')} <b>{side(about.give ?? [], about.giveMoney ?? 0)}</b> {t('ui.about.for')}{' '}
      <b>{side(about.ask ?? [], about.askMoney ?? 0)}</b>
    </p>
  );
}

/** The check that is about to be rolled, where there is just one. */
function Ahead({ about, by }: { about: About; by: number }) {
  const checks = Object.values(about.checks ?? {});
  const [check] = checks;
  return check && checks.length === 1 ? <CheckAhead check={check} by={by} /> : null;
}
