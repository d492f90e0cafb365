/** Sounds of our own making: quiet, short, and none before somebody has touched the page. */
import type { GameEvent } from './types';
import { wishes } from './wishes.svelte';

export type Sound = 'turn' | 'coin' | 'die' | 'building' | 'end';

/** A tone that dies away: its pitch in hertz, when it begins and how long it is heard in seconds, how loud it is. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
  /** The pitch to which it falls. */
  falls?: number;
}

const VOLUME = 0.12;
const bell = (pitch: number, at: number, lasts = 0.7, loud = 0.5): Tone => ({ pitch, at, lasts, loud, shape: 'sine' });
const knock = (pitch: number, at: number, loud: number): Tone => ({ pitch, falls: pitch / 2, at, lasts: 0.09, loud, shape: 'triangle' });

const TONES: Record<Sound, Tone[]> = {
  // A ship's bell, struck twice.
  turn: [bell(659.3, 0), bell(1318.5, 0, 0.4, 0.15), bell(880, 0.16), bell(1760, 0.16, 0.4, 0.15)],
  coin: [bell(2093, 0, 0.16, 0.25), bell(3136, 0.05, 0.22, 0.2)],
  die: [knock(420, 0, 0.6), knock(360, 0.07, 0.45), knock(330, 0.12, 0.3)],
  building: [knock(190, 0, 1), knock(160, 0.14, 0.9)],
  end: [bell(440, 0), bell(554.4, 0.14), bell(659.3, 0.28), bell(880, 0.42, 1.4)],
};

let context: AudioContext | null = null;

/** What is heard comes after what is seen: the first sound of all takes the browser a moment to get ready for. */
export function play(sound: Sound): void {
  if (!wishes.sounds || !navigator.userActivation?.hasBeenActive || !('AudioContext' in window)) return;
  if (document.hidden) ring(sound);
  else requestAnimationFrame(() => setTimeout(() => ring(sound)));
}

function ring(sound: Sound): void {
  context ??= new AudioContext();
  // A page that slept may have fallen silent.
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) strike(context, tone);
}

function strike(on: AudioContext, { pitch, falls = pitch, at, lasts, loud, shape }: Tone): void {
  const [begin, end] = [on.currentTime + at, on.currentTime + at + lasts];
  const [oscillator, gain] = [on.createOscillator(), on.createGain()];
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, begin);
  oscillator.frequency.exponentialRampToValueAtTime(falls, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * VOLUME, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}

/** How a moment sounds: by what moves in it. */
export function soundOf(events: GameEvent[]): Sound | null {
  const pieces = new Set(events.flatMap(({ moves }) => moves.map(({ piece }) => piece)));
  if (pieces.has('warehouse') || events.some(({ kind }) => kind === 'lock_built')) return 'building';
  return pieces.has('coin') ? 'coin' : pieces.has('die') ? 'die' : null;
}
