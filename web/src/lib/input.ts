// Whether somebody plays by keys or by pointer. Only who uses keys has the focus moved.

export class Input {
  last: 'keys' | 'pointer' = 'pointer';

  /** Watches the page; returns how to stop. Also while one page makes room for another. */
  listen(): () => void {
    const onKey = () => (this.last = 'keys');
    const onPointer = () => (this.last = 'pointer');
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }
}
