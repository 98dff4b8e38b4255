// Samples come from what somebody really made: files of own works, and own answers as the chat log has them.
import { Failure } from '@atelier/contract/errors'
import type { MarketSampleRequest } from '@atelier/contract/features/showing/market'
import { plainText } from '@atelier/contract/fold-events'
import { marketLimits } from '@atelier/contract/market-terms'
import { workStates } from '@atelier/contract/work-terms'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import { findStoredFile } from '../../making/work-files/work-files.usecases.ts'
import { findOwnWorks } from '../../making/works/works.usecases.ts'
import { getOwnEntry, listBranch } from '../../talk/chatlog/chatlog.usecases.ts'
import * as store from './samples.store.ts'

/** In the order of the wishes, each once. Throws market.sample_not_found. */
export async function takeSamples(
  requests: readonly MarketSampleRequest[],
  { caller, siteId, promptId }: { caller: Caller; siteId: number; promptId: number | undefined },
  db: Database,
): Promise<store.NewSample[]> {
  const kept = promptId === undefined ? [] : await store.listSamples(db, [promptId])
  const taken = new Map<string, store.NewSample>()
  for (const request of requests) {
    const sample =
      'sample' in request
        ? kept.find(({ id }) => id === request.sample)
        : 'file' in request
          ? await fromFile(request.file, { caller, siteId }, db)
          : await fromEntry(request.entry, caller, db)
    if (!sample) throw new Failure('market.sample_not_found')
    const { workId, question, answer, model } = sample
    const key = workId === null ? `${question}\n${answer}` : `work ${workId}`
    taken.set(key, { workId, question, answer, model })
  }
  return [...taken.values()]
}

async function fromFile(
  id: string,
  { caller, siteId }: { caller: Caller; siteId: number },
  db: Database,
): Promise<store.NewSample | undefined> {
  const file = await findStoredFile(id, db)
  if (file?.ownerId !== caller.accountId) return undefined
  const [work] = await findOwnWorks(db, caller.accountId, [file.workId])
  if (work?.state !== workStates.done || work.siteId !== siteId) return undefined
  return { workId: work.id, question: null, answer: null, model: work.modelLabel }
}

async function fromEntry(
  id: number,
  caller: Caller,
  db: Database,
): Promise<store.NewSample | undefined> {
  const entry = await getOwnEntry(id, caller, db).catch(() => undefined)
  const answer = entry?.role === 'assistant' ? plainText(entry.parts).trim() : ''
  if (!entry || answer === '' || entry.state === 'running') return undefined
  const branch = await listBranch(entry.id, 2, db)
  const asked = branch.find((each) => each.id === entry.parentId && each.role === 'user')
  return {
    workId: null,
    question: asked ? plainText(asked.parts).slice(0, marketLimits.sampleText) : '',
    answer: answer.slice(0, marketLimits.sampleText),
    model: entry.modelName ?? '',
  }
}
