// The tree of a mind map that an import brings; its log is a conversation, and both come together.
import { mindTree } from '@atelier/contract/mind-outline'
import type { MindNode } from '@atelier/contract/mind-terms'
import { z } from 'zod'
import { storable } from '../../../platform/storable-text.ts'
import type { TakeBeside } from '../chatlog/import-conversations.ts'
import * as store from './minds.store.ts'
import { checkTree } from './minds.usecases.ts'

/** A map that was never saved has none: it is then what its last answer says. Throws import.unfit, minds.too_large. */
export const takeMindTree: TakeBeside = async (oldId, { archive }) => {
  const told = await archive.json(`mind-maps/${oldId}.json`, z.object({ tree: mindTree }))
  if (told) checkTree(told.tree)
  return async (tx, { groupId, entryIds, at }) => {
    if (!told) return
    const tree = storable(withAnswers(told.tree, entryIds))
    await store.putTree(tx, { id: groupId, tree, revision: 0, at })
  }
}

/** Nodes wait for the same answers, by their numbers here. */
function withAnswers(
  { grows, children, ...node }: MindNode,
  entryIds: ReadonlyMap<number, number>,
): MindNode {
  const awaited = grows === undefined ? undefined : entryIds.get(grows)
  return {
    ...node,
    ...(awaited === undefined ? {} : { grows: awaited }),
    children: children.map((child) => withAnswers(child, entryIds)),
  }
}
