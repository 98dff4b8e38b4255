// Where a task of the proxy's stands. Words for the status come in both cases; one that nobody knows is one that goes on.
import { z } from 'zod'
import type { EngineIo } from '../../io.ts'
import type { ImageOutcome, ImageStatus } from '../../kinds/image.ts'
import type { WorkStatus } from '../../kinds/work.ts'
import { givenUp, taskEngine, waiting } from '../../task-engine.ts'
import { shownWords } from '../../upstream-words.ts'
import { tasksOf, tilesOf } from './buttons.ts'
import type { ProxyClient } from './midjourney-proxy.client.ts'
import { buttonIds, kindOfWords, type TaskWire } from './midjourney-proxy.wire.ts'

export const ticketShape = z.object({
  id: z.string().regex(/^[\w-]+$/),
  /** Once it is done, for what follows from it. */
  buttons: z.array(z.string()).readonly().exactOptional(),
  action: z.string().exactOptional(),
})
export type TaskTicket = z.output<typeof ticketShape>

/** `doneAs` says what a task that succeeded came to; undefined as long as that is not told: the word may come before what it is about. */
export function proxyEngine<Request, Kept extends { id: string }, Outcome>(
  client: ProxyClient,
  {
    doneAs,
    ...rules
  }: {
    ticket: z.ZodType<Kept>
    submit(request: Request, io: EngineIo): Promise<Kept>
    doneAs(found: TaskWire, ticket: Kept): WorkStatus<Outcome> | undefined
  },
) {
  const cancelled = ({ failReason }: TaskWire) => givenUp(failReason || 'It was cancelled.')
  const runningAs = ({ progress, imageUrl }: TaskWire): WorkStatus<never> => {
    const percent = percentOf(progress)
    return {
      state: 'running',
      ...(percent === undefined ? {} : { progress: percent }),
      ...(imageUrl ? { preview: { url: absolute(imageUrl, client.baseUrl) } } : {}),
    }
  }
  return {
    ...taskEngine({
      ...rules,
      check: ({ id }, io) => client.fetchTask(id, io),
      goneBecause: 'The proxy does not know this task any more.',
      stateOf: ({ status }) => status ?? '',
      states: {
        success: (found, kept) => doneAs(found, kept) ?? { state: 'running', progress: 99 },
        cancel: cancelled,
        cancelled,
        failure: ({ failReason }) => failedAs(failReason ?? ''),
        in_progress: runningAs,
      },
      otherwise: (found) => ((percentOf(found.progress) ?? 0) > 0 ? runningAs(found) : waiting()),
      cancel: ({ id }, io) => client.cancelTask(id, io),
    }),

    async find(key: string, io: EngineIo) {
      const found = (await client.listTasks(io)).find(({ state }) => state === key)
      return found && { id: found.id }
    },
    checkEveryMs: 3000,
    // In relaxed mode an hour of waiting is nothing unusual.
    deadlineMs: 2 * 60 * 60_000,
  }
}

function failedAs(reason: string): WorkStatus<never> {
  const kind = kindOfWords(reason)
  return {
    state: 'failed',
    kind: kind === 'cut' ? 'broken' : kind,
    message: shownWords(reason) || 'Midjourney gave no reason.',
  }
}

/** What a task of pictures or words came to. */
export function picturesDone(found: TaskWire, baseUrl: string): ImageStatus | undefined {
  const outcome = outcomeOf(found, baseUrl)
  if (outcome.pictures.length + outcome.texts.length === 0) return undefined
  const action = found.action?.toUpperCase()
  const ticket: TaskTicket = {
    id: found.id,
    buttons: buttonIds(found),
    ...(action ? { action } : {}),
  }
  return { state: 'done', outcome, ticket }
}

const gridActions = /^(IMAGINE|VARIATION|REROLL|BLEND)$/

function outcomeOf(found: TaskWire, baseUrl: string): ImageOutcome {
  const action = found.action?.toUpperCase() ?? ''
  if (action === 'DESCRIBE' || action === 'SHORTEN') return { pictures: [], texts: textsOf(found) }
  const buttons = buttonIds(found)
  const several = (found.imageUrls ?? []).map(({ url }) => url)
  const urls = several.length > 1 ? several : [found.imageUrl || several[0]].filter(isText)
  const tiles = buttons.length > 0 ? tilesOf(buttons) : gridActions.test(action) ? 4 : 1
  const seed = Number(found.seed || Number.NaN)
  return {
    pictures: urls.map((url) => ({ url: absolute(url, baseUrl) })),
    texts: [],
    ...(urls.length === 1 && tiles > 1 ? { tiles } : {}),
    ...(Number.isSafeInteger(seed) && seed >= 0 ? { seed } : {}),
    next: buttons.length > 0 ? tasksOf(buttons) : gridActions.test(action) ? gridTasks : [],
  }
}

/** What the line without buttons does with a grid; it does nothing with a single picture. */
const gridTasks = ['upscale', 'vary', 'reroll'] as const

const isText = (value: string | null | undefined): value is string => Boolean(value)

/** The prompts in an answer of words: after keycap numbers, or in paragraphs. */
function textsOf({ properties, prompt, promptEn, description }: TaskWire): string[] {
  const final = properties?.finalPrompt
  const whole = [final, promptEn, prompt, description].find(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  )
  if (whole === undefined) return []
  const keycap = /\d\uFE0F?\u20E3/u
  const pieces = keycap.test(whole)
    ? whole.split(new RegExp(keycap, 'gu')).slice(1)
    : whole.split(/\n\s*\n/)
  return pieces
    .map((piece) => piece.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim())
    .filter((piece) => piece !== '')
}

/** From "35%", "35" or 35; undefined for anything else. */
function percentOf(progress: TaskWire['progress']): number | undefined {
  const percent = Number.parseFloat(String(progress ?? ''))
  return Number.isNaN(percent) ? undefined : Math.min(100, Math.max(0, Math.round(percent)))
}

export const absolute = (url: string, baseUrl: string): string =>
  URL.parse(url, baseUrl)?.href ?? url
