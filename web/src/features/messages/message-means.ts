// What messages are drawn with wherever they stand: other features lend it, screens bring both together.
import { type ComponentType, createContext, useContext } from 'react'

export type MessageMeans = {
  /** Words in Markdown. */
  Words: ComponentType<{ text: string; streaming: boolean }>
  /** Works that were drawn in a conversation, by number. */
  Works: ComponentType<{ ids: readonly number[] }>
  /** Shows a picture large. */
  enlarge: (picture: { url: string; alt: string }) => void
}

const context = createContext<MessageMeans | null>(null)

export const MessageMeansProvider = context.Provider

export function useMessageMeans(): MessageMeans {
  const means = useContext(context)
  if (!means) throw new Error('messages need means to be drawn with')
  return means
}
