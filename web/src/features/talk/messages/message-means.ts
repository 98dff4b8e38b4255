// What messages are drawn with wherever they stand: other features lend it, screens bring both together.
import type { Chart } from '@atelier/contract/chart'
import { type ComponentType, createContext, useContext } from 'react'
import type { CitedPassage } from '../../../lib/cited-passage.ts'

/** `ask`: it is to be asked about again. */
export type ToolDecision = 'allow' | 'always' | 'refuse' | 'ask'

export type MessageMeans = {
  /** Words in Markdown. */
  Words: ComponentType<{ text: string; streaming: boolean }>
  /** Works that were drawn in a conversation, by number. */
  Works: ComponentType<{ ids: readonly number[] }>
  /** Data that a model had drawn. */
  Chart: ComponentType<{ chart: Chart }>
  /** A mind map that the Guide laid out, by what its tool was given; absent where it is only linked. */
  Mind?: ComponentType<{ input: string }>
  /** Shows a picture large. */
  enlarge: (picture: { url: string; alt: string }) => void
  /** Shows a passage where it stands in its document; absent where documents are somebody else's. */
  openPassage?: (passage: CitedPassage) => void
  /** Says whether a tool of this answer may run; absent where answers are only read. */
  decide?: (callId: string, decision: ToolDecision) => Promise<unknown>
  /** Ends a tool that runs; the answer goes on. Absent where answers are only read. */
  stopTool?: (callId: string) => Promise<unknown>
  /** Has the question answered anew; absent where that cannot be done now. */
  retry?: (() => void) | undefined
}

const context = createContext<MessageMeans | null>(null)

export const MessageMeansProvider = context.Provider

export function useMessageMeans(): MessageMeans {
  const means = useContext(context)
  if (!means) throw new Error('messages need means to be drawn with')
  return means
}
