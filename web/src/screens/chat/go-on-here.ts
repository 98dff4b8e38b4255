// What was refused in a conversation for want of credit and is asked for by the tab's next page.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { composing } from '../../features/talk/composer/composing.ts'
import type { Draft } from '../../features/talk/composer/draft-shelf.ts'
import { useGoesOn } from '../../lib/use-goes-on.ts'
import type { LogItem } from './compose-log.ts'
import type { DrawRequest } from './drawing/draw-request.ts'

type Refused = { groupId: number } & (
  | { act: 'answer' | 'draw'; draft: Draft }
  | { act: 'draw-on'; requestFor: DrawRequest }
  | { act: 'regenerate' | 'go-on'; entryId: number }
)

export const resumeInChat = (told: Refused) => ({ by: 'chat', told })

type Means = {
  groupId: number
  items: readonly LogItem[]
  /** Whether it is known which model answers. */
  isReady: boolean
  send: () => Promise<unknown>
  draw: () => Promise<unknown>
  drawOn: (request: DrawRequest) => Promise<unknown>
  regenerate: (entry: Entry) => Promise<unknown>
  goOn: (entry: Entry) => Promise<unknown>
}

export function useGoesOnInChat(means: Means): void {
  const { groupId, items, isReady } = means
  const entryOf = (id: number) => items.find(({ entry }) => entry.id === id)?.entry
  useGoesOn('chat', {
    isReady: (told) => {
      const asked = told as Refused
      return (
        isReady &&
        asked.groupId === groupId &&
        (!('entryId' in asked) || entryOf(asked.entryId) !== undefined)
      )
    },
    goOn: (told) => {
      const asked = told as Refused
      if (asked.act === 'draw-on') return void means.drawOn(asked.requestFor)
      if ('draft' in asked) {
        // What has been reworded meanwhile is sent by its writer.
        if (!composing.restore(groupId, asked.draft)) return
        return void (asked.act === 'draw' ? means.draw() : means.send())
      }
      const entry = entryOf(asked.entryId)
      if (entry) void (asked.act === 'go-on' ? means.goOn(entry) : means.regenerate(entry))
    },
  })
}
