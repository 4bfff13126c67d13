// How much room there is: for a column of players, and for another one with the log.

export type Room = 'phone' | 'desk' | 'wide';

export class Media {
  room: Room = $state('wide');

  constructor() {
    const [desk, wide] = ['(min-width: 1000px)', '(min-width: 1200px)'].map((query) => globalThis.matchMedia?.(query));
    if (!desk || !wide) return;
    const measure = () => (this.room = wide.matches ? 'wide' : desk.matches ? 'desk' : 'phone');
    measure();
    for (const query of [desk, wide]) query.addEventListener('change', measure);
  }
}
