import { Failure } from '@atelier/contract/errors'
import { maxParamSets, paramSet } from '@atelier/contract/features/making/drawing-library'
import { timestamp } from '@atelier/contract/primitives'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { storableText } from '../../../platform/storable-text.ts'
import {
  findFreeTitle,
  type ImportPart,
  listThereByNumber,
  ThereAlready,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import * as store from './param-sets.store.ts'

const longestName = 60
const setSchema = z.object({
  id: z.number().int(),
  name: z.string().trim().min(1).max(longestName),
  value: z.string().trim().min(1).max(3000),
  params: paramSet.shape.params.max(60),
  updatedAt: timestamp,
})

/** An import takes sets of prompt parameters; what is kept in the same words already stays as it is. */
export const importParamSets = ({ db }: { db: Database }): ImportPart => ({
  kinds: ['paramSets'],
  folder: 'drawing-parameters.json',
  listThere: listThereByNumber(async (ownerId, ids) =>
    (await store.listSets(db, ownerId)).map(({ id }) => id).filter((id) => ids.includes(id)),
  ),
  async take(importing) {
    const ownerId = importing.context.caller.accountId
    const sets = await importing.list('paramSets', 'drawing-parameters.json', setSchema)
    await takeEach(sets.toReversed(), importing, (set) =>
      importing.take('paramSets', { oldId: set.id, title: set.name }, (keep) =>
        keep(async (tx) => {
          await lockAccount(tx, ownerId)
          const kept = await store.listSets(tx, ownerId)
          const name = storableText(set.name)
          const value = storableText(set.value)
          const same = kept.find((each) => each.name === name && each.value === value)
          if (same) throw new ThereAlready(same.id)
          if (kept.length >= maxParamSets)
            throw new Failure('library.too_many_sets', { values: { most: maxParamSets } })
          const free = await findFreeTitle(name, longestName, (title) =>
            kept.some((each) => each.name === title),
          )
          const at = importing.timeOf(set.updatedAt)
          return store.insertSet(tx, { ownerId, name: free, value, params: set.params, at })
        }),
      ),
    )
  },
})
