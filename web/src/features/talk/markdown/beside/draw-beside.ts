// Has things drawn in places beside the page, each of which can be thrown away: what hangs there costs itself alone.
import type { FromPlace, ToPlace } from './messages.ts'

/** A worker or a frame. */
export type Place<Job> = {
  send: (message: ToPlace<Job>) => void
  /** Throws it away, whatever it is doing. */
  end: () => void
}

export type Heard<Drawn> = {
  said: (message: FromPlace<Drawn>) => void
  /** It could not be started, or died. */
  died: () => void
}

export type Outcome<Drawn> =
  | { readonly drawn: Drawn }
  /** Why the drawer refused it, in its own words. */
  | { readonly failure: string }
  /** The place said nothing more, and was thrown away. */
  | { readonly hung: true }
  /** There was no place to draw in: its code could not be fetched. */
  | { readonly unreachable: true }

type Options<Job, Drawn> = {
  /** Begins a place; what it says goes to `heard`. */
  start: (heard: Heard<Drawn>) => Place<Job>
  /** A place is asked so often whether it is stuck, in milliseconds. */
  everyMs: number
  /** So many questions in a row that it does not answer, and it hangs. */
  mostSilent: number
  /** So many may pass until a place takes jobs, or until a job is done by a place that does answer. */
  mostQuestions: number
  /** A place that had nothing to do for so many is ended. */
  mostIdle: number
  /** Places at the same time: a second one is begun only while those that there are do not answer. */
  maxPlaces: number
  /** So many questions' time passes before another place is begun after one that hung: what it ran in has to be gone by then. */
  restAfterHang: number
  /** Told before a job is handed over, and after it has ended other than by hanging. */
  onBegin?: (job: Job) => void
  onEnd?: (job: Job) => void
}

type Waiting<Job, Drawn> = { job: Job; resolve: (outcome: Outcome<Drawn>) => void }

type Lane<Job, Drawn> = {
  place: Place<Job> | undefined
  ready: boolean
  current: Waiting<Job, Drawn> | undefined
  silent: number
  questions: number
  idle: number
}

/** Returns what draws a job; it never rejects. Jobs are begun in the order in which they came. */
export function drawBeside<Job, Drawn>(
  options: Options<Job, Drawn>,
): (job: Job) => Promise<Outcome<Drawn>> {
  const waiting: Waiting<Job, Drawn>[] = []
  const lanes: Lane<Job, Drawn>[] = []
  let rest = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const finish = (lane: Lane<Job, Drawn>, outcome: Outcome<Drawn>) => {
    const { current } = lane
    lane.current = undefined
    lane.idle = 0
    if (!current) return
    if (!('hung' in outcome)) options.onEnd?.(current.job)
    current.resolve(outcome)
  }

  const close = (lane: Lane<Job, Drawn>, outcome: Outcome<Drawn>) => {
    const at = lanes.indexOf(lane)
    if (at === -1) return
    lanes.splice(at, 1)
    lane.place?.end()
    if ('hung' in outcome && lane.current) rest = options.restAfterHang
    finish(lane, outcome)
    // Nobody would take what waits for a place that cannot be had.
    if ('unreachable' in outcome && lanes.length === 0)
      for (const { resolve } of waiting.splice(0)) resolve(outcome)
    handOut()
  }

  const give = (lane: Lane<Job, Drawn>) => {
    const next = waiting.shift()
    if (!next) return
    Object.assign(lane, { current: next, silent: 0, questions: 0 })
    options.onBegin?.(next.job)
    lane.place?.send({ job: next.job })
  }

  const open = () => {
    const lane: Lane<Job, Drawn> = {
      place: undefined,
      ready: false,
      current: undefined,
      silent: 0,
      questions: 0,
      idle: 0,
    }
    lanes.push(lane)
    const said = (message: FromPlace<Drawn>) => {
      lane.silent = 0
      if ('ready' in message) lane.ready = true
      else if (!('pong' in message)) finish(lane, message)
      if (!('pong' in message)) handOut()
    }
    // What dies of a job, as by too little memory, hangs at the next try too.
    const died = () => close(lane, lane.current ? { hung: true } : { unreachable: true })
    lane.place = options.start({ said, died })
  }

  const handOut = () => {
    for (const lane of lanes) if (lane.ready && !lane.current) give(lane)
    const isStuck = lanes.every(({ silent }) => silent > 1)
    if (waiting.length > 0 && lanes.length < options.maxPlaces && isStuck && rest === 0) open()
    if (lanes.length > 0 || rest > 0) timer ??= setInterval(look, options.everyMs)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }

  const look = () => {
    rest = Math.max(0, rest - 1)
    for (const lane of [...lanes]) {
      const isBusy = lane.current !== undefined || !lane.ready
      lane.idle = isBusy ? 0 : lane.idle + 1
      lane.questions = isBusy ? lane.questions + 1 : 0
      if (lane.idle > options.mostIdle) close(lane, { hung: true })
      else if (!lane.ready && lane.questions > options.mostQuestions)
        close(lane, { unreachable: true })
      else if (lane.silent >= options.mostSilent || lane.questions > options.mostQuestions)
        close(lane, { hung: true })
      else if (lane.current) {
        lane.silent += 1
        lane.place?.send({ ping: true })
      }
    }
    handOut()
  }

  return (job) =>
    new Promise((resolve) => {
      waiting.push({ job, resolve })
      handOut()
    })
}
