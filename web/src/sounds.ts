/** Short soft synthesized sounds, off by default. */

import { settings } from './settings.svelte';

export type Sound = 'pen' | 'coin' | 'stamp' | 'paper' | 'bell';

let context: AudioContext | undefined;

export function sound(kind: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[kind](context);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  pen: (audio) => rustle(audio, 3200, 0.09, 0.05),
  paper: (audio) => rustle(audio, 1200, 0.16, 0.06),
  stamp: (audio) => tone(audio, 110, 0.18, 0.16, 'sine'),
  coin: (audio) => {
    tone(audio, 1568, 0.22, 0.05, 'triangle');
    tone(audio, 2093, 0.3, 0.035, 'triangle', 0.06);
  },
  bell: (audio) => {
    tone(audio, 784, 0.9, 0.1, 'sine');
    tone(audio, 1175, 1.1, 0.06, 'sine', 0.18);
  },
};

function tone(
  audio: AudioContext,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType,
  after = 0,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  faded(audio, source, length, loud, after);
}

function rustle(audio: AudioContext, pitch: number, length: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter);
  faded(audio, source, length, loud, 0, filter);
}

function faded(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  length: number,
  loud: number,
  after: number,
  last: AudioNode = source,
): void {
  const gain = audio.createGain();
  const start = audio.currentTime + after;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  last.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
