// What can be done to a message, handed to the rows without drawing them anew.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { createContext, useContext } from 'react'
import type { ToolDecision } from '../../features/talk/messages/message-means.ts'
import type { DrawRequest } from './drawing/draw-request.ts'

export type ToolWord = {
  entryId: number
  callId: string
  decision: ToolDecision
  /** The answer has ended: the log shows what came of the word. */
  isOver: boolean
}

export type ChatActions = {
  /** An answer is under way: nothing else can be asked for here. */
  isBusy: boolean
  models: readonly ChatModel[]
  /** The message that is being reworded. */
  editing: { entryId: number; text: string } | null
  edit: (entry: Entry) => void
  editText: (text: string) => void
  endEdit: () => void
  resend: (entry: Entry, text: string) => void
  regenerate: (entry: Entry, model?: ChatModel) => void
  goOn: (entry: Entry) => void
  remove: (entry: Entry) => void
  /** Draws in this conversation. */
  draw: (request: DrawRequest) => Promise<void>
  /** Says whether a tool may run. Rejects when that could not be said. */
  decide: (word: ToolWord) => Promise<unknown>
  selectVersion: (entryId: number) => void
  enlarge: (picture: { url: string; alt: string }) => void
}

const context = createContext<ChatActions | null>(null)

export const ChatActionsProvider = context.Provider

export function useChatActions(): ChatActions {
  const actions = useContext(context)
  if (!actions) throw new Error('messages stand inside the chat screen')
  return actions
}
