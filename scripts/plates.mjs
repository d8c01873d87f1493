// Draws the plates of monsters from scripts/engrave/scenes/<box> into packages/web/src/art/<box>/plates. Draws the
// Ancient Ones for the stage from scripts/engrave/scenes/ancient-ones into packages/web/src/art/base/stages.
//
//   node scripts/plates.mjs [--draft] [NAME...]
//
// A plate takes from ten seconds to a minute; a draft, with a third of the points, a few seconds. The head of
// scripts/engrave/bodies.mjs explains the method, docs/design-language.md the style.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cut } from './engrave/cut.mjs';
import { svg } from './engrave/lines.mjs';

const SCENES = new URL('engrave/scenes/', import.meta.url);
const ART = new URL('../packages/web/src/art/', import.meta.url);

/** The box of each scene, by the scene's name; names are unique. */
const all = new Map(
  readdirSync(SCENES).flatMap((box) =>
    readdirSync(new URL(`${box}/`, SCENES)).map((file) => [file.replace('.mjs', ''), box]),
  ),
);
const draft = process.argv.includes('--draft');
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
for (const name of named.length > 0 ? named : all.keys()) {
  const box = all.get(name);
  if (box === undefined) throw new Error(`There is no scene of "${name}", only of ${[...all.keys()].join(', ')}.`);
  const { draw } = await import(new URL(`${box}/${name}.mjs`, SCENES).href);
  const scene = draw();
  const stage = box === 'ancient-ones';
  const folder = stage ? 'base/stages/' : `${box}/plates/`;
  const ss = (stage ? 1.25 : 1.6) * (draft ? 0.6 : 1);
  const how = stage ? { gap: 1.5, tol: 0.5, least: 2 } : { tol: 0.3 };
  const picture = svg(scene, cut(scene, { ss, crop: scene.crop, ...how, ...scene.cut }));
  const target = new URL(folder, ART);
  mkdirSync(target, { recursive: true });
  writeFileSync(new URL(`plate-${name}.svg`, target), picture);
  const sent = Math.round(gzipSync(picture, { level: 9 }).length / 1024);
  console.log(`${name}: ${Math.round(picture.length / 1024)} kB, ${sent} sent`);
}
