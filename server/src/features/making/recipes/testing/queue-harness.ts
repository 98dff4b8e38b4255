// A site with models that make works, and a queue that only notes what it is asked for.
import { randomUUID } from 'node:crypto'
import { api } from '@atelier/contract'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import { type WorkState, workStates } from '@atelier/contract/work-terms'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import type { WorkPlan } from '../../works/work-plan.ts'
import type { RecipeDependencies } from '../plan-work.ts'
import { createListingEngine, type ListingEngine } from './listing-engine.ts'

export type QueueHarness = TestApp & {
  /** Of the last call. */
  plans(): WorkPlan[]
  charged(): number
  /** A model by its shown name. */
  modelNamed(name: string, as?: Credential): Promise<WorkModel>
  /** A work of somebody's, made by a model; resolves with its number. */
  makeWork(as: Credential, modelId: number, about?: MadeWork): Promise<number>
  /** A picture of somebody's; resolves with its id. */
  makeUpload(as: Credential, host?: string): Promise<string>
  images: ListingEngine
}

type MadeWork = {
  state?: WorkState
  tiles?: number
  files?: number
  next?: readonly string[] | null
  prompt?: string
  /** Of the site where its owner is. */
  host?: string
}

export async function openQueueHarness(
  options: Parameters<typeof createTestApp>[0] & {
    origin?: 'environment' | 'local'
    /** Works are queued in fact. */
    queues?: boolean
  } = {},
): Promise<QueueHarness> {
  const { origin = 'environment', queues = false, ...parts } = options
  const images = createListingEngine()
  let plans: readonly WorkPlan[] = []
  const note: RecipeDependencies['enqueueWorks'] = async (asked) => {
    plans = asked
    return asked.map((_, place) => 501 + place)
  }
  const test = await createTestApp({
    ...(queues ? {} : { enqueueWorks: note }),
    ...parts,
    engines: [images.engine, ...(parts.engines ?? [])],
  })
  const found = { engine: 'scripted-image', preset: 'images', label: 'Images', settings: {} }
  // What is found at another look at the environment is all there is of it.
  const scripted = { engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} }
  const others = origin === 'environment' ? [scripted] : []
  await test.services.chat.catalog.connectFound([...others, found], origin)
  const accountOf = async (as: Credential, host = 'localhost') =>
    (await test.call(api.auth.getInfo, {}, { as, host })).userInfo.id
  let made = 0
  return {
    ...test,
    images,
    plans: () => [...plans],
    charged: () =>
      plans.reduce((sum, { rates, count, seconds }) => sum + priceOfWork(rates, count, seconds), 0),
    async modelNamed(name, as) {
      const models = await test.call(api.workModels.list, {}, as ? { as } : {})
      const found = models.find((model) => model.name === name)
      if (!found) throw new Error(`there is no model ${name}`)
      return found
    },
    async makeWork(as, modelId, about = {}) {
      const { state = workStates.done, tiles = 1, files = 1, next = null, prompt = 'a cat' } = about
      const ownerId = await accountOf(as, about.host)
      const endedAt = state > workStates.running ? new Date() : null
      const recipe = { prompt, negativePrompt: '', params: {}, inputs: [], count: 1 }
      const row = {
        site_id: 1,
        owner_id: ownerId,
        type: 1,
        task: 'draw',
        state,
        phase: 'queued',
        recipe,
        progress: 0,
        model_id: modelId,
        model_label: 'M',
        builtin: false,
        price: 0,
        tiles,
        next,
        rate: {},
        texts: [],
        stop_wanted: false,
        created_at: new Date(),
        ended_at: endedAt,
        request_key: randomUUID(),
        attempts: 0,
      }
      const { rows } = await test.database.pool.query<{ id: number }>(
        `insert into works overriding system value
         select * from jsonb_populate_record(null::works, $1 || jsonb_build_object('id', nextval('works_id_seq')))
         returning id`,
        [row],
      )
      const id = rows[0]?.id ?? 0
      for (let position = 0; position < files; position++)
        await test.database.pool.query(
          `insert into work_files (id, work_id, owner_id, position, mime, bytes, has_thumbnail, blur)
           values ($1, $2, $3, $4, 'image/png', 1, false, '')`,
          [`file-${id}-${position}`, id, ownerId, position],
        )
      return id
    },
    async makeUpload(as, host) {
      made += 1
      const id = `upload-${made}`
      await test.database.pool.query(
        `insert into uploads (id, key, owner_id, mime, width, height, bytes) values ($1, $1, $2, 'image/png', 1, 1, 1)`,
        [id, await accountOf(as, host)],
      )
      return id
    },
  }
}
