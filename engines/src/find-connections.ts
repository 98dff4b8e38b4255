// Finds upstreams that nobody typed in: by the keys that vendors' own tools read from the environment, and by looking on this machine
// for model servers.
import { z } from 'zod'
import { guessPreset, presets } from './adapters/openai-compatible/presets.ts'
import type { FoundConnection } from './engine.ts'
import type { EngineIo } from './io.ts'
import { readText } from './read-reply.ts'
import { vendors } from './vendors.ts'

/** The variables that `connectionsFromEnv` reads, for the documentation. */
export const connectionVariables: readonly { label: string; keys: readonly string[] }[] =
  vendors.map(({ label, keyEnv, urlEnv, settingEnv = {} }) => ({
    label,
    keys: [...keyEnv, ...urlEnv, ...Object.values(settingEnv).flat()],
  }))

/**
 * A connection for every vendor whose key or address is set, and all else that it wants. An address that is none is passed on, for the engine to
 * complain of.
 */
export function connectionsFromEnv(env: Record<string, string | undefined>): FoundConnection[] {
  const firstSet = (names: readonly string[]) =>
    names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '')
  return vendors.flatMap(({ engine, id, label, keyEnv, urlEnv, ...vendor }) => {
    const others: Record<string, string> = {}
    for (const [name, variables] of Object.entries(vendor.settingEnv ?? {})) {
      const value = firstSet(variables)
      if (value !== undefined) others[name] = value
    }
    if (vendor.wanted?.some((name) => others[name] === undefined)) return []
    const found = { engine, preset: id, label }
    if (vendor.baseUrl === undefined) return [{ ...found, settings: others }]
    const apiKey = firstSet(keyEnv)
    const address = firstSet(urlEnv)
    if (apiKey === undefined && address === undefined) return []
    const defaultUrl = vendor.baseUrlFor?.(others) ?? vendor.baseUrl
    const baseUrl =
      address === undefined ? defaultUrl : completeAddress(address, engine, defaultUrl)
    const settings = { baseUrl, apiKey: apiKey ?? '', ...others }
    return [{ ...found, ...(id === anyDialect ? vendorAt(baseUrl) : {}), settings }]
  })
}

/** Its address is set for whoever speaks its dialect: other tools read it so. */
const anyDialect = 'openai'

const vendorAt = (baseUrl: string): Pick<FoundConnection, 'vendor'> => ({
  vendor: guessPreset(baseUrl)?.id ?? null,
})

/** Adds what people leave out: the scheme, a local server's port, the version. `0.0.0.0` is where a server listens, not where it is. */
function completeAddress(given: string, engine: string, defaultUrl: string): string {
  const hasScheme = /^[a-z]+:\/\//i.test(given)
  const { port, protocol } = new URL(defaultUrl)
  const address = URL.parse(hasScheme ? given : `${protocol}//${given}`)
  if (address === null) return given
  if (address.hostname === '0.0.0.0') address.hostname = '127.0.0.1'
  if (!hasScheme && address.port === '') address.port = port
  if (engine === 'openai-compatible' && address.pathname === '/') address.pathname = '/v1'
  return address.href.replace(/\/$/, '')
}

const probeMs = 250

/** Where a model server may be, and how it is told from another program. */
export type LocalPlace = { preset: string; label: string; origin: string }

export const localPlaces: readonly LocalPlace[] = vendors.flatMap(({ id, label, localPort }) =>
  localPort === undefined ? [] : [{ preset: id, label, origin: `http://127.0.0.1:${localPort}` }],
)

/** Looks at all places at once, for a quarter of a second. Never throws. */
export async function findLocalServers(
  io: EngineIo,
  places: readonly LocalPlace[] = localPlaces,
): Promise<FoundConnection[]> {
  const found = await Promise.all(places.map((place) => probe(place, io).catch(() => undefined)))
  return found.filter((connection) => connection !== undefined)
}

const ollamaTags = z.object({ models: z.array(z.object({ name: z.string() })) })
const modelList = z.object({
  object: z.literal('list'),
  data: z.array(
    z.object({
      id: z.string(),
      object: z.literal('model'),
      owned_by: z.string().optional().catch(undefined),
    }),
  ),
})

const comfyStats = z.object({ system: z.object({}), devices: z.array(z.unknown()) })
const checkpointList = z.array(z.object({ title: z.string(), model_name: z.string() }))

/** How a server is asked who it is, and where its engine finds it. */
type Habit = {
  path: string
  read(json: unknown, place: LocalPlace): Answerer
  engine: string
  base: string
}

const chatHabit = (path: string, read: Habit['read']): Habit => ({
  path,
  read,
  engine: 'openai-compatible',
  base: '/v1',
})

/** By the place's stable name; those that are not named here answer as OpenAI does. */
const habits = new Map<string, Habit>([
  ['ollama', chatHabit('/api/tags', answersLike(ollamaTags))],
  [
    'comfyui',
    { path: '/system_stats', read: answersLike(comfyStats), engine: 'comfyui', base: '' },
  ],
  [
    'automatic1111',
    {
      path: '/sdapi/v1/sd-models',
      read: answersLike(checkpointList),
      engine: 'automatic1111',
      base: '',
    },
  ],
])
const defaultHabit = chatHabit('/v1/models', asOthers)

async function probe(place: LocalPlace, io: EngineIo): Promise<FoundConnection | undefined> {
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(probeMs)])
  const { path, read, engine, base } = habits.get(place.preset) ?? defaultHabit
  const reply = await io.request({
    method: 'GET',
    url: `${place.origin}${path}`,
    headers: { accept: 'application/json' },
    signal,
  })
  if (reply.status !== 200) {
    reply.body.destroy()
    return undefined
  }
  const json: unknown = JSON.parse(await readText(reply, signal, 4 * 1024 * 1024))
  const answerer = read(json, place)
  if (answerer === undefined) return undefined
  const settings = { baseUrl: `${place.origin}${base}`, apiKey: '' }
  return { engine, ...answerer, settings }
}

type Answerer = Pick<FoundConnection, 'preset' | 'vendor' | 'label'> | undefined

function answersLike(shape: z.ZodType): Habit['read'] {
  return (json, { preset, label }) =>
    shape.safeParse(json).success ? { preset, label } : undefined
}

/** Ports are only habits: servers say who they are in their list. The place stays the connection's stable name. */
function asOthers(json: unknown, { preset, label }: LocalPlace): Answerer {
  const list = modelList.safeParse(json)
  if (!list.success) return undefined
  const owner = list.data.data[0]?.owned_by
  const known = presets.find(({ id, localPort }) => localPort !== undefined && id === owner)
  return { preset, label: known?.label ?? label, ...(known ? { vendor: known.id } : {}) }
}
