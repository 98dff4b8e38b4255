// Where a task of the proxy's stands. Words of standing come in both cases; one that nobody knows is one that goes on.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { ImageOutcome, ImageStanding, Ticket } from '../../kinds/image.ts'
import type { Standing } from '../../kinds/work.ts'
import { shownWords } from '../../upstream-words.ts'
import { tasksOf, tilesOf } from './buttons.ts'
import { buttonIds, kindOfWords, type TaskWire } from './midjourney-proxy.wire.ts'

const ticketShape = z.object({
  id: z.string().regex(/^[\w-]+$/),
  /** Once it is done, for what follows from it. */
  buttons: z.array(z.string()).readonly().exactOptional(),
  action: z.string().exactOptional(),
})
export type TaskTicket = z.output<typeof ticketShape>

/** Throws EngineError `invalid` for a ticket of another engine. */
export function readTicket(ticket: Ticket): TaskTicket {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

/** `baseUrl` is what addresses without a host are below. */
export const standingOf = (found: TaskWire, baseUrl: string): ImageStanding =>
  standingUnlessDone(found, baseUrl) ?? doneAs(found, baseUrl)

/** Where a task of any kind stands; undefined when it is done by its word. */
export function standingUnlessDone(
  found: TaskWire,
  baseUrl: string,
): Exclude<Standing<never>, { state: 'done' }> | undefined {
  const status = (found.status ?? '').toUpperCase()
  const progress = percentOf(found.progress)
  if (status === 'SUCCESS') return undefined
  if (status === 'CANCEL' || status === 'CANCELLED')
    return { state: 'failed', kind: 'aborted', message: found.failReason || 'It was cancelled.' }
  if (status === 'FAILURE') return failedAs(found.failReason ?? '')
  const begun = progress !== undefined && progress > 0
  if (status !== 'IN_PROGRESS' && !begun) return { state: 'waiting' }
  return {
    state: 'running',
    ...(progress === undefined ? {} : { progress }),
    ...(found.imageUrl ? { preview: { url: absolute(found.imageUrl, baseUrl) } } : {}),
  }
}

function failedAs(reason: string) {
  const kind = kindOfWords(reason)
  return {
    state: 'failed' as const,
    kind: kind === 'cut' ? 'broken' : kind,
    message: shownWords(reason) || 'Midjourney gave no reason.',
  }
}

/** The word of success may come before what it is about. */
export const almostDone = { state: 'running', progress: 99 } as const

function doneAs(found: TaskWire, baseUrl: string): ImageStanding {
  const outcome = outcomeOf(found, baseUrl)
  if (outcome.pictures.length + outcome.texts.length === 0) return almostDone
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
