// Brings the words of a prompt to where they are used: the chat, or the studio of its medium.
import type { MarketPage } from '@atelier/contract/features/showing/market'
import { type WorkTypeName, workTypes } from '@atelier/contract/work-terms'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { studioOf } from '../../features/making/studio/studio-of.ts'
import { useWorkModels } from '../../features/making/works/queries.ts'
import { composing } from '../../features/talk/composer/composing.ts'
import { useOpenGroup } from '../../features/talk/groups/group-link.ts'

const studios = {
  image: [
    ['draw', '/draw'],
    ['midjourney', '/Midjourney'],
    ['sd3', '/sd3'],
  ],
  video: [['video', '/video']],
  music: [['music', '/music']],
} as const satisfies Record<string, readonly (readonly [WorkTypeName, string])[]>

export function useTry() {
  const navigate = useNavigate()
  const openGroup = useOpenGroup()
  const { models } = useWorkModels()
  return ({ id, medium }: Pick<MarketPage, 'id' | 'medium'>, words: string) => {
    // Only a number for others: nobody waits for it, and nothing is lost with it.
    void call('market.try', { id }, { shownInPlace: true }).catch(() => undefined)
    if (medium === 'chat') {
      composing.setText(0, words)
      return openGroup(0)
    }
    const places: readonly (readonly [WorkTypeName, string])[] = studios[medium]
    const offered = places.find(([type]) => models.some((model) => model.type === workTypes[type]))
    const place = offered ?? places[0]
    if (!place) return undefined
    const [type, path] = place
    studioOf(type).change((form) => ({ ...form, prompt: words, originId: null }))
    return void navigate(path)
  }
}
