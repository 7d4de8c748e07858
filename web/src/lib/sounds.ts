// Short sounds of our own, made by the browser: no recordings. The page fetches this room only for
// those who want to hear something.

import type { Cue } from "../table/following/cues";

/** A note: when it begins (in seconds), its pitch in hertz, how long it lasts, how loud it is. */
type Note = readonly [at: number, pitch: number, lasts: number, loud: number];

interface Voice {
  wave: OscillatorType;
  notes: readonly Note[];
  /** The breath of noise under it: hooves, paper, a locomotive. */
  noise?: readonly (readonly [at: number, lasts: number, loud: number, pitch: number])[];
}

const VOICES: Record<Cue, Voice> = {
  // Two bells, the second one higher.
  turn: {
    wave: "sine",
    notes: [
      [0, 659, 0.35, 0.5],
      [0.14, 988, 0.5, 0.5],
    ],
  },
  // Two hooves.
  move: {
    wave: "triangle",
    notes: [
      [0, 180, 0.07, 0.5],
      [0.11, 150, 0.08, 0.5],
    ],
    noise: [
      [0, 0.04, 0.25, 500],
      [0.11, 0.04, 0.25, 420],
    ],
  },
  // A coin on a table.
  money: {
    wave: "square",
    notes: [
      [0, 1760, 0.05, 0.16],
      [0.06, 2349, 0.18, 0.16],
    ],
  },
  // A card is drawn from a stack.
  card: { wave: "sine", notes: [], noise: [[0, 0.11, 0.45, 2600]] },
  // A piece of wood is put down.
  piece: { wave: "triangle", notes: [[0, 320, 0.09, 0.55]], noise: [[0, 0.03, 0.3, 900]] },
  // A whistle over the plain: two notes that hang together.
  delivery: {
    wave: "triangle",
    notes: [
      [0, 622, 0.5, 0.3],
      [0, 740, 0.5, 0.3],
      [0.18, 932, 0.45, 0.22],
    ],
    noise: [[0, 0.35, 0.1, 1800]],
  },
  // The evening is over.
  end: {
    wave: "triangle",
    notes: [
      [0, 392, 0.3, 0.4],
      [0.18, 523, 0.3, 0.4],
      [0.36, 659, 0.3, 0.4],
      [0.54, 784, 0.9, 0.45],
    ],
  },
};

/** From one sound to the next. */
const APART = 0.16;

let context: AudioContext | null = null;

/** Play some sounds after each other; a browser that lets nothing be heard yet stays silent. */
export function play(cues: readonly Cue[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  cues.forEach((cue, n) => sound(context as AudioContext, VOICES[cue], volume, n * APART));
}

/** Browsers let a page be heard only after a click or a key. */
export function allow(): void {
  context ??= new AudioContext();
  void context.resume();
}

function sound(audio: AudioContext, voice: Voice, volume: number, after: number): void {
  const start = audio.currentTime + 0.01 + after;
  for (const [at, pitch, lasts, loud] of voice.notes) {
    const tone = audio.createOscillator();
    tone.type = voice.wave;
    tone.frequency.value = pitch;
    tone.connect(fading(audio, start + at, lasts, loud * volume));
    tone.start(start + at);
    tone.stop(start + at + lasts);
  }
  for (const [at, lasts, loud, pitch] of voice.noise ?? []) {
    const breath = audio.createBufferSource();
    breath.buffer = noise(audio, lasts);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    breath.connect(band).connect(fading(audio, start + at, lasts, loud * volume));
    breath.start(start + at);
  }
}

/** Loud at once, then gone. */
function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * 0.5), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
