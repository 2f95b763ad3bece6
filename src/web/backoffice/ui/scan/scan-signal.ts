let sounds: AudioContext | null = null;

/** A high tone and a short buzz for a right code, two low ones for a wrong one; silent where unsupported. */
export function signal(isRight: boolean): void {
  navigator.vibrate?.(isRight ? 40 : [80, 60, 80]);
  sounds ??= new AudioContext();
  // A context created before the first press on the page is suspended until it is resumed.
  void sounds.resume();
  const from = sounds.currentTime;
  if (isRight) tone(sounds, 880, from);
  else for (const start of [from, from + 0.16]) tone(sounds, 220, start);
}

function tone(context: AudioContext, frequency: number, at: number): void {
  const source = new OscillatorNode(context, { frequency, type: 'triangle' });
  const volume = new GainNode(context, { gain: 0.2 });
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.1);
}
