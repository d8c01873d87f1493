import type { Ambience } from './ambience.js';
import type { Moment, MomentKind } from './moments/moments.js';
import { getSettings } from './settings.js';

/** The sounds of the table except those of moments. */
export type Sound = 'dice' | 'step' | 'page' | 'gate' | 'terror' | 'turn';

/** Audio nodes shared by all sounds, which go through one volume. */
interface AudioGraph {
  readonly at: AudioContext;
  readonly out: GainNode;
  /** White noise shared by all sounds, long enough that its repetition is not noticed. */
  readonly noise: AudioBuffer;
}

let audioGraph: AudioGraph | undefined;
/** In seconds. Noise loops without a seam. */
const NOISE_SECONDS = 7;

function openAudio(): AudioGraph {
  if (!audioGraph) {
    const at = new AudioContext();
    const out = new GainNode(at, { gain: 0 });
    // Limits the loudness of simultaneous sounds.
    out.connect(new DynamicsCompressorNode(at, { threshold: -18, ratio: 6 })).connect(at.destination);
    const noise = at.createBuffer(1, at.sampleRate * NOISE_SECONDS, at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    audioGraph = { at, out, noise };
  }
  audioGraph.at.resume().catch(() => {});
  audioGraph.out.gain.setTargetAtTime((getSettings().volume / 100) ** 1.6 * 1.4, audioGraph.at.currentTime, 0.05);
  return audioGraph;
}

/** Plays a sound, if sounds are on. Sounds are synthesised: there are no files. */
export function playSound(name: Sound): void {
  withAudio((on) => SOUNDS[name](on));
}

/** Plays the sound of a moment, which lasts no longer than the moment. */
export function playMoment({ kind, monsters }: Moment): void {
  withAudio((on) => {
    MOMENT_SOUNDS[kind]?.(on);
    if (monsters.length > 0) thud(on, kind === 'monster' ? 0.32 : 1.36);
  });
}

function withAudio(make: (on: AudioGraph) => void): void {
  if (!getSettings().sound) return;
  try {
    make(openAudio());
  } catch {
    // Browsers without audio play on silently.
  }
}

const SOUNDS: Readonly<Record<Sound, (on: AudioGraph) => void>> = {
  dice: (on) => {
    // Wood on wood: each die knocks twice, the last ones closer together.
    for (const [i, after] of [0, 0.06, 0.11, 0.19, 0.24, 0.27].entries()) {
      rustle(on, after, 0.03, 2300 - i * 170, 0.1);
      tone(on, 310 - i * 14, 190, 0.05, 0.05, after, 'sine');
    }
  },
  step: (on) => {
    rustle(on, 0, 0.05, 420, 0.4);
    rustle(on, 0.12, 0.05, 360, 0.34);
  },
  page: (on) => rustle(on, 0, 0.16, 3000, 0.26),
  gate: (on) => {
    tone(on, 58, 41, 0.7, 0.16);
    tone(on, 87.5, 61, 0.6, 0.06);
  },
  turn: (on) => chord(on, [523, 659], 0, 0.06, 0.9),
  terror: (on) => {
    tone(on, 220, 207, 0.5, 0.04);
    tone(on, 233, 219, 0.5, 0.04);
  },
};

/** Sounds a heavy impact. */
function thud(on: AudioGraph, after: number): void {
  tone(on, 74, 38, 0.26, 0.3, after, 'sine');
  rustle(on, after, 0.09, 240, 0.16);
}

/** Sounds a distant bell: inharmonic partials, each with its own decay. */
function bell(on: AudioGraph, pitch: number, after: number, loud: number): void {
  for (const [partial, weight, lasts] of BELL_PARTIALS)
    tone(on, pitch * partial, pitch * partial, lasts, loud * weight, after, 'sine');
}

const BELL_PARTIALS = [
  [0.5, 0.5, 2.2],
  [1, 1, 1.8],
  [1.19, 0.6, 1.3],
  [1.56, 0.4, 1],
  [2, 0.5, 0.9],
  [2.51, 0.2, 0.5],
] as const;

/** Sounds a chord, arpeggiated like a harp. */
function chord(on: AudioGraph, pitches: readonly number[], after: number, loud: number, lasts: number): void {
  for (const [i, pitch] of pitches.entries()) tone(on, pitch, pitch, lasts, loud, after + i * 0.07);
}

const MOMENT_SOUNDS: Readonly<Partial<Record<MomentKind, (on: AudioGraph) => void>>> = {
  mythos: (on) => rustle(on, 0, 0.24, 2600, 0.34),
  encounter: (on) => rustle(on, 0, 0.18, 3000, 0.26),
  gate(on) {
    rustle(on, 0, 0.2, 2800, 0.26);
    // The map tears; then two tones a semitone apart sink, with a slow swell.
    rustle(on, 0.82, 0.24, 1500, 0.16);
    tone(on, 116.5, 55, 1.1, 0.12, 0.86);
    tone(on, 110, 51.9, 1.1, 0.12, 0.86);
    tone(on, 698, 233, 0.7, 0.02, 0.9, 'sine');
  },
  surge(on) {
    rustle(on, 0, 0.2, 2800, 0.26);
    for (const n of [0, 1, 2]) tone(on, 98 - n * 6, 49, 0.6, 0.13, 0.6 + n * 0.2);
  },
  closed(on) {
    tone(on, 55, 110, 0.8, 0.1);
    chord(on, [220, 261.6, 329.6], 0.66, 0.05, 1.1);
  },
  sealed(on) {
    tone(on, 55, 110, 0.7, 0.1);
    thud(on, 0.86);
    chord(on, [220, 277.2, 329.6, 440], 0.92, 0.06, 1.3);
  },
  'seal-broken'(on) {
    rustle(on, 0.2, 0.07, 2800, 0.2);
    tone(on, 392, 370, 0.7, 0.05, 0.22);
    tone(on, 415, 366, 0.7, 0.05, 0.22);
  },
  'gate-laid': (on) => thud(on, 0.36),
  'gate-turned'(on) {
    rustle(on, 0.1, 0.2, 2600, 0.26);
    tone(on, 110, 55, 0.9, 0.12, 0.5);
  },
  doom: (on) => bell(on, 98, 0.32, 0.13),
  terror(on) {
    for (const [i, pitch] of [220, 233, 311].entries()) tone(on, pitch, pitch * 0.94, 0.9, 0.045, 0.1 + i * 0.04);
  },
  morning: (on) => chord(on, [196, 246.9, 293.7, 392], 0.1, 0.04, 1.2),
  fell(on) {
    tone(on, 146.8, 73.4, 1, 0.09, 0.3);
    tone(on, 155.6, 77.8, 1, 0.05, 0.3);
  },
  comes: (on) => chord(on, [146.8, 220], 0.1, 0.06, 0.8),
  rumor: (on) => rustle(on, 0, 0.24, 2600, 0.34),
  stirs: (on) => tone(on, 41, 36, 1.6, 0.24, 0.1, 'sine'),
  awakened(on) {
    bell(on, 73.4, 0.1, 0.16);
    tone(on, 36.7, 34, 1.9, 0.28, 0.3, 'sine');
    rustle(on, 0.3, 0.9, 130, 0.14);
  },
  victory: (on) => chord(on, [196, 246.9, 293.7, 392, 493.9], 0.15, 0.06, 1.8),
  defeat(on) {
    for (const n of [0, 1]) bell(on, 65.4, 0.1 + n * 0.6, 0.15);
  },
};

/** Sounds a tone that slides from one pitch to another and decays. */
function tone(
  { at, out }: AudioGraph,
  from: number,
  to: number,
  seconds: number,
  loud: number,
  after = 0,
  type: OscillatorType = 'triangle',
): void {
  const source = new OscillatorNode(at, { type, frequency: from });
  const start = at.currentTime + after;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(createEnvelope(at, start, seconds, loud)).connect(out);
  source.start(start);
  source.stop(start + seconds);
}

/** Sounds a short noise around a pitch. */
function rustle({ at, out, noise }: AudioGraph, after: number, seconds: number, pitch: number, loud: number): void {
  const source = new AudioBufferSourceNode(at, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const start = at.currentTime + after;
  source
    .connect(filter)
    .connect(createEnvelope(at, start, seconds, loud))
    .connect(out);
  source.start(start);
  source.stop(start + seconds);
}

function createEnvelope(at: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}

/** A layer of ambient sound: continuous noise or tones with a slow swell. */
interface AmbienceLayer {
  readonly gain: GainNode;
  readonly stop: () => void;
}

let layers: Readonly<Record<keyof Ambience, AmbienceLayer>> | undefined;

/** Plays the ambient sounds of a place; silent if sounds are off or the page is hidden. */
export function playAmbience(air: Ambience): void {
  const wanted = getSettings().sound && !document.hidden;
  if (!wanted && !layers) return;
  try {
    const on = openAudio();
    layers ??= createLayers(on);
    for (const [name, { gain }] of Object.entries(layers)) {
      const loud = wanted ? air[name as keyof Ambience] : 0;
      gain.gain.setTargetAtTime(loud * MAX_GAIN[name as keyof Ambience], on.at.currentTime, wanted ? 1.2 : 0.1);
    }
  } catch {
    // Browsers without audio play on silently.
  }
}

/** Stops the ambient sounds when the table is left. */
export function stopAmbience(): void {
  if (!layers) return;
  for (const { stop } of Object.values(layers)) stop();
  layers = undefined;
}

/** Maximum gain of ambient sounds, below all other sounds. */
const MAX_GAIN: Readonly<Record<keyof Ambience, number>> = {
  wind: 0.05,
  rain: 0.04,
  water: 0.05,
  room: 0.02,
  beyond: 0.03,
};

function createLayers(on: AudioGraph): Readonly<Record<keyof Ambience, AmbienceLayer>> {
  return {
    wind: createNoiseLayer(on, 'bandpass', 340, 0.07),
    rain: createNoiseLayer(on, 'bandpass', 3000, 0.19),
    water: createNoiseLayer(on, 'lowpass', 520, 0.11),
    room: createNoiseLayer(on, 'lowpass', 170, 0.03),
    beyond: createHumLayer(on, [55, 58.27, 82.4]),
  };
}

/** Creates continuous noise, its pitch swelling once in `1 / slow` seconds. */
function createNoiseLayer(
  { at, out, noise }: AudioGraph,
  type: BiquadFilterType,
  pitch: number,
  slow: number,
): AmbienceLayer {
  const source = new AudioBufferSourceNode(at, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(at, { type, frequency: pitch, Q: 0.8 });
  const swell = new OscillatorNode(at, { type: 'sine', frequency: slow });
  const gain = new GainNode(at, { gain: 0 });
  swell.connect(new GainNode(at, { gain: pitch * 0.35 })).connect(filter.frequency);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  swell.start();
  return createLayer(gain, [source, swell]);
}

/** Creates continuous tones that beat against each other. */
function createHumLayer({ at, out }: AudioGraph, pitches: readonly number[]): AmbienceLayer {
  const gain = new GainNode(at, { gain: 0 });
  const sources = pitches.map((frequency) => {
    const source = new OscillatorNode(at, { type: 'triangle', frequency });
    source.connect(gain);
    source.start();
    return source;
  });
  gain.connect(out);
  return createLayer(gain, sources);
}

/** Fade-out of ambient sounds when the table is left, in seconds. */
const FADE_SECONDS = 0.08;

function createLayer(gain: GainNode, sources: readonly AudioScheduledSourceNode[]): AmbienceLayer {
  return {
    gain,
    stop() {
      // A sudden stop would click.
      const now = gain.context.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(0, now, FADE_SECONDS);
      for (const source of sources) source.stop(now + FADE_SECONDS * 8);
    },
  };
}
