// Conversations that a screen finds, and answers that come while one watches.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { Group } from '@atelier/contract/features/talk/groups'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { Replies } from './calls.ts'

export const groupOf = (id: number, title: string, more: Partial<Group> = {}): Group => ({
  id,
  title,
  isSticky: false,
  appId: null,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  ...more,
})

/** Question and answer in turn, the entries numbered from `firstId`. */
export const entriesOf = (texts: readonly string[], firstId = 1): Entry[] =>
  texts.map((text, at) => {
    const isQuestion = at % 2 === 0
    return {
      id: firstId + at,
      role: isQuestion ? 'user' : 'assistant',
      text,
      parts: [{ type: 'text', text }],
      seq: 0,
      model: isQuestion ? null : { id: 1, name: 'Guide', engine: 'guide' },
      state: 'done',
      usage: null,
      price: 0,
      createdAt: new Date().toISOString(),
      parentId: at === 0 ? null : firstId + at - 1,
      versions: [firstId + at],
      error: null,
    }
  })

/** The events of an answer that says a text and ends. */
export const eventsOf = (text: string, { groupId = 1, promptId = 1 } = {}): ChatEvent[] => [
  { type: 'start', seq: 1, groupId, entryId: promptId + 1, promptId },
  { type: 'text-delta', seq: 2, text },
  { type: 'finish', seq: 3, reason: 'done', usage: null, price: 0 },
]

/** One conversation with these texts, to which each question adds itself and the answer that says so. */
export function oneConversation(texts: readonly string[] = [], title = 'A talk'): Replies {
  const said = [...texts]
  const group = groupOf(1, title)
  return {
    'groups.list': () => (said.length > 0 ? [group] : []),
    'chatlog.list': () => ({ rows: entriesOf(said), before: null }),
    'chat.process': ({ prompt }) => {
      const promptId = said.length + 1
      const answer = `An answer to ${prompt}`
      said.push(prompt, answer)
      return eventsOf(answer, { promptId })
    },
  }
}
