// What a `[n]` in words is drawn as, where it names something.
import { type ComponentType, createContext } from 'react'

/** `written` is what stands there where the number names nothing. */
export type Citation = ComponentType<{ number: number; written: string }>

/** Null where brackets are just brackets. */
export const CitationContext = createContext<Citation | null>(null)
