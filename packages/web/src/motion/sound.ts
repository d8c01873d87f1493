import { settings } from './settings.js';

/** The sounds of the table. */
export type Sound = 'dice' | 'step' | 'page' | 'gate' | 'terror';

let context: AudioContext | undefined;

/** Plays a sound, quietly, where somebody wants sounds. They are made on the spot: there are no files. */
export function play(name: Sound): void {
  if (!settings().sound) return;
  try {
    context ??= new AudioContext();
    context.resume().catch(() => {});
    SOUNDS[name](context);
  } catch {
    // A browser that cannot make sounds plays as well without.
  }
}

const SOUNDS: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  dice: (at) => {
    for (const [i, after] of [0, 0.05, 0.085, 0.15, 0.19].entries()) rustle(at, after, 0.035, 2600 - i * 180, 0.09);
  },
  step: (at) => {
    rustle(at, 0, 0.05, 420, 0.12);
    rustle(at, 0.12, 0.05, 360, 0.1);
  },
  page: (at) => rustle(at, 0, 0.16, 3800, 0.05),
  gate: (at) => {
    tone(at, 58, 41, 0.7, 0.16);
    tone(at, 87.5, 61, 0.6, 0.06);
  },
  terror: (at) => {
    tone(at, 220, 207, 0.5, 0.04);
    tone(at, 233, 219, 0.5, 0.04);
  },
};

/** A tone that slides from one pitch to another and dies away. */
function tone(at: AudioContext, from: number, to: number, seconds: number, loud: number): void {
  const source = new OscillatorNode(at, { type: 'triangle', frequency: from });
  const now = at.currentTime;
  source.frequency.exponentialRampToValueAtTime(to, now + seconds);
  source.connect(fading(at, now, seconds, loud));
  source.start(now);
  source.stop(now + seconds);
}

/** A short noise around a pitch. */
function rustle(at: AudioContext, after: number, seconds: number, pitch: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const start = at.currentTime + after;
  source.connect(filter).connect(fading(at, start, seconds, loud));
  source.start(start);
}

function fading(at: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(at.destination);
  return gain;
}
