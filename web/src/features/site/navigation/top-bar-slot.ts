import { createContext, type ReactNode } from 'react'

/** What the application puts at the end of every top bar, before the screen's own buttons. */
export const TopBarSlot = createContext<ReactNode>(null)
