// An import takes prompts that somebody made for the market, with their samples, as their new owner's alone.
import { Failure } from '@atelier/contract/errors'
import { market as calls } from '@atelier/contract/features/showing/market'
import { marketCategories, marketLimits } from '@atelier/contract/market-terms'
import { id, timestamp } from '@atelier/contract/primitives'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { wordsToIndex } from '../../../platform/search-words.ts'
import { storable } from '../../../platform/storable-text.ts'
import {
  type Importing,
  type ImportPart,
  listThereByNumber,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import * as store from './market.store.ts'
import * as samplesStore from './samples.store.ts'

const { title, content, description, medium, tags } = calls.save.input.shape
const sampleText = z.string().max(marketLimits.sampleText).nullable()
const promptSchema = z.object({
  id,
  title,
  content,
  description,
  medium,
  tags,
  updatedAt: timestamp,
  category: z.enum(marketCategories).catch('life'),
  samples: z
    .array(
      z.object({
        workId: z.number().int().nullable(),
        question: sampleText,
        answer: sampleText,
        model: z.string().max(200),
      }),
    )
    .max(marketLimits.samples),
})
type Told = z.output<typeof promptSchema>

export const importMarket = ({ db }: { db: Database }): ImportPart => ({
  kinds: ['marketPrompts'],
  folder: 'market-prompts.json',
  listThere: listThereByNumber((ownerId, ids) => store.listOwnIds(db, ownerId, ids)),
  async take(importing) {
    const { caller } = importing.context
    const told = await importing.list('marketPrompts', 'market-prompts.json', promptSchema)
    await takeEach(told, importing, (prompt) =>
      importing.take('marketPrompts', { oldId: prompt.id, title: prompt.title }, async (keep) => {
        const { id: _, updatedAt, samples: named, ...contents } = storable(prompt)
        const samples = await samplesHere(named, importing)
        const at = importing.timeOf(updatedAt)
        const said = [contents.title, contents.description, ...contents.tags, contents.content]
        const words = wordsToIndex(said.join('\n'))
        await keep(async (tx) => {
          const owner = { siteId: caller.siteId, ownerId: caller.accountId }
          await lockAccount(tx, owner.ownerId)
          if ((await store.countOwn(tx, owner.ownerId)) >= marketLimits.own)
            throw new Failure('market.too_many', { values: { most: marketLimits.own } })
          const made = await store.insertPrompt(tx, { ...contents, ...owner }, { words, at })
          await samplesStore.replaceSamples(tx, made, samples, at)
          return made
        })
      }),
    )
  },
})

/** Works that came, and answers; a sample is one or the other. */
async function samplesHere(
  told: Told['samples'],
  { idOf }: Importing,
): Promise<samplesStore.NewSample[]> {
  const here: samplesStore.NewSample[] = []
  for (const { workId, question, answer, model } of told) {
    if (workId === null) {
      if (answer) here.push({ workId, question: question ?? '', answer, model })
      continue
    }
    const work = await idOf('works', workId)
    if (work !== undefined) here.push({ workId: Number(work), question: null, answer: null, model })
  }
  return here
}
