// A screen that lies over the one that it was opened from, at an address of its own: that one stays as it is until Back comes to it. What is
// opened directly, or drawn anew by a reload, has nothing beneath it and stands alone.
import { createContext, useContext } from 'react'

/** Of a screen that lies over another: leads back to that. */
export type Over = { leave: () => void }

/** Null for a screen that stands alone. */
export const OverContext = createContext<Over | null>(null)

export const useOver = (): Over | null => useContext(OverContext)

type Kept = { key?: string; usr?: { over?: unknown } } | null

/** What the history keeps of the step that is open. */
export const keptStep = () => history.state as Kept

/** Whether the step that is open came from a screen which it lies over. */
export const wasOpenedOver = (): boolean => keptStep()?.usr?.over !== undefined
