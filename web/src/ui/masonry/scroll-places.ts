// Where each gallery was left, as long as the page lives: who comes back finds it there.
const places = new Map<string, number>()

export const keepPlace = (name: string, top: number): void => {
  places.set(name, top)
}

export const placeOf = (name: string): number => places.get(name) ?? 0
