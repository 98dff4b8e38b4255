// About how many tokens go with a message: what the model is told first, and the conversation so far while the context is on.
import { estimateTokens, pictureTokens } from '@atelier/contract/estimate-tokens'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { useMemo } from 'react'
import { useSite } from '../../features/site/sites/queries.ts'
import { chatStorage, ownSystemMessage } from '../../lib/storage/chat-storage.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import type { LogItem } from './compose-log.ts'

const known = new WeakMap<Entry, number>()

function tokensOf(entry: Entry): number {
  let tokens = known.get(entry)
  if (tokens === undefined) {
    tokens = estimateTokens(entry.text)
    for (const { type } of entry.parts) if (type === 'image') tokens += pictureTokens
    known.set(entry, tokens)
  }
  return tokens
}

export function useContextTokens(items: readonly LogItem[]): number {
  const site = useSite().systemMessage
  const own = useStored(ownSystemMessage)
  const { usingContext } = useStored(chatStorage)
  return useMemo(() => {
    const told = estimateTokens(own || site)
    return usingContext ? items.reduce((sum, { entry }) => sum + tokensOf(entry), told) : told
  }, [items, own, site, usingContext])
}
