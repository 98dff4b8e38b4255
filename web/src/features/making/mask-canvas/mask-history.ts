// What was done to a mask, step by step, in pixels of the picture: the mask at any size follows from it.

export type Point = readonly [x: number, y: number]

export type MaskAction =
  /** A brush of a diameter, led through points. */
  | { kind: 'stroke'; erase: boolean; size: number; points: readonly Point[] }
  /** What lies within points. */
  | { kind: 'area'; erase: boolean; points: readonly Point[] }
  | { kind: 'clear' }
  | { kind: 'invert' }

export type MaskHistory = {
  readonly done: readonly MaskAction[]
  /** Taken back, the last one first. */
  readonly undone: readonly MaskAction[]
}

export const emptyHistory: MaskHistory = { done: [], undone: [] }

/** Whether anything may be marked. What was marked and then erased by hand still counts. */
export function hasMask({ done }: Pick<MaskHistory, 'done'>): boolean {
  let marked = false
  for (const action of done) {
    if (action.kind === 'clear') marked = false
    else if (action.kind === 'invert' || !action.erase) marked = true
  }
  return marked
}

/** With one more step; one that changes nothing is none. */
export function addAction(history: MaskHistory, action: MaskAction): MaskHistory {
  const isIdle =
    (action.kind === 'clear' || ('erase' in action && action.erase)) && !hasMask(history)
  if (isIdle || ('points' in action && action.points.length === 0)) return history
  return { done: [...history.done, action], undone: [] }
}

export function undo(history: MaskHistory): MaskHistory {
  const last = history.done.at(-1)
  if (!last) return history
  return { done: history.done.slice(0, -1), undone: [last, ...history.undone] }
}

export function redo(history: MaskHistory): MaskHistory {
  const [next, ...rest] = history.undone
  return next ? { done: [...history.done, next], undone: rest } : history
}
