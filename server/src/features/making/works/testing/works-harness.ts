// A server with a scripted engine behind its works, files kept in memory, and more servers on the same database when a test wants them.

import { api } from '@atelier/contract'
import type { Work } from '@atelier/contract/features/making/works'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { workStates } from '@atelier/contract/work-terms'
import { imageMaker } from '@atelier/engines/makers/image-maker'
import { expect } from 'vitest'
import { openDatabase } from '../../../../platform/db/database.ts'
import { openNotifications } from '../../../../platform/db/notifications.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { createLog } from '../../../../platform/log.ts'
import { createServices, type ServiceParts } from '../../../../services.ts'
import {
  createScriptedImageEngine,
  type ScriptedImageEngine,
} from '../../../../testing/scripted-image-engine.ts'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { ledgerChecks } from '../../../brought-parts.ts'
import { identify } from '../../../identity/accounts/identify.usecases.ts'
import { checkLedger } from '../../../money/ledger/ledger-check.ts'
import { noQuota } from '../../../talk/models/model-quota.ts'
import { enqueueWorks } from '../queue/enqueue-works.ts'
import type { WorkModel, WorkPlan } from '../work-plan.ts'
import type { WorkTimings } from '../works-dependencies.ts'
import { createMemoryFiles } from './memory-files.ts'

/** Nothing waits longer than it must. */
export const quick: WorkTimings = {
  leaseMs: 60_000,
  beatMs: 20,
  sweepMs: 50,
  pauseMs: 1,
  longestPauseMs: 4,
  progressMs: 1,
  graceMs: 50,
}

/** Expects of something that it becomes so, on a busy machine too. */
export const eventually = <T>(read: () => T) => expect.poll(read, { interval: 5, timeout: 15_000 })

export type WorksHarness = Awaited<ReturnType<typeof openWorks>>
export type Server = Awaited<ReturnType<typeof openServer>>

const modelId = 1
const standInId = 2

const modelOf = ({ engine }: ScriptedImageEngine): WorkModel => ({
  id: modelId,
  name: 'scripted-1',
  label: 'Scripted',
  type: 2,
  connectionId: 1,
  engineId: 'scripted',
  builtin: false,
  declaration: {
    tasks: {
      draw: { prompt: 'wanted', inputs: [] },
      upscale: { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
      describe: { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
    },
    fields: [{ name: 'seed', kind: 'seed', max: 1000 }],
    mostResults: 4,
    promptLimit: 1000,
    negativePrompt: false,
  },
  engine: imageMaker(engine),
  quota: noQuota,
  isNamed: false,
})

/** A picture costs two credits, and asking one: a work of one picture is three. */
const rates = { perCall: 1, perImage: 2 }

export async function openWorks({
  settings = {},
  engine = createScriptedImageEngine(),
  standIn,
  parts = {},
  running = true,
}: {
  settings?: Partial<SiteSettings>
  engine?: ScriptedImageEngine
  /** What may make works in its place. */
  standIn?: ScriptedImageEngine
  parts?: Partial<ServiceParts>
  /** Whether its first server makes works from the beginning. */
  running?: boolean
} = {}) {
  const files = createMemoryFiles()
  const model = modelOf(engine)
  const other = standIn && { ...modelOf(standIn), id: standInId, connectionId: 2 }
  const outcomes: { modelId: number; failure: string | null }[] = []
  const plan = (prompt = 'a fox', more: Partial<WorkPlan> = {}): WorkPlan => ({
    type: 2,
    task: 'draw',
    model,
    rates,
    prompt,
    negativePrompt: '',
    params: {},
    inputs: [],
    count: 1,
    seconds: 5,
    parent: null,
    originId: null,
    inheritedPrompt: '',
    ...more,
  })
  const works: ServiceParts['works'] = {
    files,
    findModel: async (id) => [model, other].find((each) => each?.id === id),
    findStandIns: async (work) => (other && work.modelId === modelId ? [other] : []),
    noteOutcome: async ({ modelId: of, failure }) => {
      outcomes.push({ modelId: of, failure: failure?.code ?? null })
    },
    planAgain: async ({ recipe, type, task }) =>
      plan(recipe.prompt, { ...recipe, type, task, rates: { ...rates, perCall: 2 } }),
  }
  const test = await createTestApp({ works, workTimings: quick, ...parts })
  files.db = test.database.db
  await test.configure({
    guestCredits: 1000,
    signUpCredits: 1000,
    guestGiftsPerNetwork: 1000,
    signUpGiftsPerNetwork: 1000,
    ...settings,
  })
  await test.services.works.notifications.ready
  if (running) await test.services.workRunner.start()
  const servers: Server[] = []
  const contextOf = async (
    as: Credential,
    host = 'localhost',
  ): Promise<RequestContext<'caller'>> => {
    const site = await test.services.sites.findSite(host)
    const caller = await identify(as, { site, ip: '127.0.0.1' }, test.services.accounts)
    if (!caller) throw new Error('nobody calls')
    return { site, caller, locale: 'en-US', requestId: '', host, ip: '', userAgent: '' }
  }
  const read = async (as: Credential, id: number, host = 'localhost'): Promise<Work> => {
    const [work] = await test.call(api.works.states, { ids: [id] }, { as, host, language: 'en-US' })
    if (!work) throw new Error(`work ${id} is not there`)
    return work
  }
  const discrepancies = async () =>
    (await checkLedger(test.database.db, ledgerChecks)).discrepancies
  return {
    test,
    engine,
    files,
    /** How works ended for the connections of their models. */
    outcomes,
    plan,
    read,
    contextOf,
    /** Another server on the same database. */
    async join(serverId: string, more: Partial<ServiceParts> = {}): Promise<Server> {
      const server = await openServer(test, { serverId, works, workTimings: quick, ...more })
      servers.push(server)
      return server
    },
    async enqueue(as: Credential, plans: WorkPlan[] = [plan()], host = 'localhost') {
      return enqueueWorks(plans, await contextOf(as, host), test.services.works)
    },
    async enqueueOne(as: Credential, one = plan(), host = 'localhost'): Promise<number> {
      return (await enqueueWorks([one], await contextOf(as, host), test.services.works))[0] ?? 0
    },
    balance: async (as: Credential, host = 'localhost') =>
      (await test.call(api.auth.getInfo, {}, { as, host })).userBalance.balance,
    /** The work, as soon as it fits. */
    until: async (
      as: Credential,
      id: number,
      fits: (work: Work) => boolean,
      host = 'localhost',
    ) => {
      let work: Work | undefined
      await eventually(async () => {
        work = await read(as, id, host)
        return fits(work)
      }).toBe(true)
      return work as Work
    },
    ended: async (as: Credential, id: number, host = 'localhost') => {
      await eventually(async () => (await read(as, id, host)).status).toBeGreaterThan(
        workStates.running,
      )
      return read(as, id, host)
    },
    sql: async (text: string, values: unknown[] = []) =>
      (await test.database.pool.query(text, values)).rows,
    /** Nothing is taken that is not held by a work under way, every end cost its price, and every balance adds up. */
    async proveLedger() {
      expect(await discrepancies()).toEqual([])
    },
    discrepancies,
    async close() {
      for (const server of servers) await server.close()
      await test.close()
    },
  }
}

/** A server without doors: it makes works and hears of them. */
async function openServer(
  test: TestApp,
  parts: Pick<ServiceParts, 'serverId' | 'works' | 'workTimings'> & Partial<ServiceParts>,
) {
  const log = createLog(process.env.TEST_LOG ?? 'silent')
  const database = openDatabase({ ...test.testDatabase.connection, max: 4 }, log)
  const notifications = openNotifications(test.testDatabase.connection, log)
  const services = createServices({ ...test.parts, ...parts, db: database.db, notifications })
  await notifications.ready
  let open = true
  return {
    services,
    start: () => services.workRunner.start(),
    stop: () => services.workRunner.stop(),
    /** As kill -9 has it: from now on it writes nothing and lets go of nothing; its lease runs out. */
    async kill() {
      open = false
      await notifications.close()
      await database.close()
      await test.database.pool.query(
        "update works set lease_until = now() - interval '1 second' where worker_id like $1",
        [`${parts.serverId}/%`],
      )
    },
    async close() {
      await services.workRunner.stop()
      await services.chat.runs.close()
      if (!open) return
      await notifications.close()
      await database.close()
    },
  }
}
