// Two short sounds, made when asked for: a wooden click for a move, a soft bell when it is my turn.

const TONES = { move: [220, 0.06], turn: [660, 0.35] } as const;

export class Sound {
  #context: AudioContext | undefined;

  play(kind: keyof typeof TONES): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    const [frequency, seconds] = TONES[kind];
    const { currentTime, destination } = this.#context;
    const tone = this.#context.createOscillator();
    const volume = this.#context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + seconds);
    tone.connect(volume).connect(destination);
    tone.start();
    tone.stop(currentTime + seconds);
  }
}
