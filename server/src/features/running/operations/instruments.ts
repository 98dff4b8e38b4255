// What this server counts and times, in the form that Prometheus reads. Labels have few values and name nobody.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedRequest } from '../../../platform/http/note-requests.ts'
import type { WorkObserver } from '../../making/works/works-dependencies.ts'
import type { AnswerObserver } from '../../talk/chat/runs/answer-observer.ts'

/** Gauges that are looked up when somebody asks. */
export type CurrentFigures = {
  countAnswers(): number
  countWorksHere(): number
  /** For the whole installation. */
  readQueue(): Promise<{ waiting: number; running: number; oldestWaitMs: number }>
}

const seconds = (ms: number) => ms / 1000

const firstTokenBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]
const answerBuckets = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640]
const waitBuckets = [0.05, 0.2, 1, 5, 15, 60, 300, 900, 3600]
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Instruments = AnswerObserver &
  WorkObserver & {
    contentType: string
    requestEnded(request: EndedRequest): void
    /** Told by the server that checked it; before that it says nothing, rather than nought. */
    ledgerChecked(result: { discrepancies: number; at: Date }): void
    /** To be called once, when what it looks at is there. */
    watch(current: CurrentFigures): void
    expose(): Promise<string>
  }

export function createInstruments(): Instruments {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'atelier_answers_total',
    help: 'Answers that came to an end, by how.',
    labelNames: ['state'],
    registers,
  })
  const tokens = new Counter({
    name: 'atelier_tokens_total',
    help: 'Tokens of ended answers, as told by the engine or estimated.',
    labelNames: ['direction'],
    registers,
  })
  const tries = new Counter({
    name: 'atelier_engine_answers_total',
    help: 'What engines were asked to answer, by outcome: done, or the code of the failure.',
    labelNames: ['engine', 'outcome'],
    registers,
  })
  const firstToken = new Histogram({
    name: 'atelier_first_token_seconds',
    help: 'From asking an engine to the first piece of its answer.',
    labelNames: ['engine'],
    buckets: firstTokenBuckets,
    registers,
  })
  const answerTime = new Histogram({
    name: 'atelier_engine_answer_seconds',
    help: 'From asking an engine to the end of its answer.',
    labelNames: ['engine'],
    buckets: answerBuckets,
    registers,
  })
  const worksEnded = new Counter({
    name: 'atelier_works_ended_total',
    help: 'Works that this server brought to their end, by kind, how, and the code of the failure.',
    labelNames: ['kind', 'state', 'outcome'],
    registers,
  })
  const queueWait = new Histogram({
    name: 'atelier_work_wait_seconds',
    help: 'From queueing a work to its being begun by this server.',
    labelNames: ['kind'],
    buckets: waitBuckets,
    registers,
  })
  const requests = new Histogram({
    name: 'atelier_request_seconds',
    help: 'Requests, by route and status, 499 where the caller left before the end; a stream counts until its end.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const ledger = {
    discrepancies: undefined as Gauge | undefined,
    checkedAt: undefined as Gauge | undefined,
  }

  return {
    contentType: registry.contentType,
    answerEnded({ state, usage }) {
      answers.inc({ state })
      if (!usage) return
      tokens.inc({ direction: 'in' }, usage.inputTokens)
      tokens.inc({ direction: 'out' }, usage.outputTokens)
    },
    answerTried({ engine, outcome, tookMs, firstMs }) {
      tries.inc({ engine, outcome })
      answerTime.observe({ engine }, seconds(tookMs))
      if (firstMs !== undefined) firstToken.observe({ engine }, seconds(firstMs))
    },
    workBegun({ kind, waitedMs }) {
      queueWait.observe({ kind }, seconds(waitedMs))
    },
    workEnded(work) {
      worksEnded.inc(work)
    },
    requestEnded({ method, route, status, tookMs }) {
      requests.observe({ method, route, status: String(status) }, seconds(tookMs))
    },
    ledgerChecked({ discrepancies, at }) {
      ledger.discrepancies ??= new Gauge({
        name: 'atelier_ledger_discrepancies',
        help: 'What did not add up when this server last checked the ledger; anything but 0 is a fault.',
        registers,
      })
      ledger.checkedAt ??= new Gauge({
        name: 'atelier_ledger_checked_timestamp_seconds',
        help: 'When this server last checked the ledger.',
        registers,
      })
      ledger.discrepancies.set(discrepancies)
      ledger.checkedAt.set(seconds(at.getTime()))
    },
    watch({ countAnswers, countWorksHere, readQueue }) {
      new Gauge({
        name: 'atelier_answers_running',
        help: 'Answers that this server is writing.',
        registers,
        collect() {
          this.set(countAnswers())
        },
      })
      new Gauge({
        name: 'atelier_works_here',
        help: 'Works that this server looks after.',
        registers,
        collect() {
          this.set(countWorksHere())
        },
      })
      const oldest = new Gauge({
        name: 'atelier_oldest_waiting_work_seconds',
        help: 'How long the work that has waited longest has waited, in the whole installation.',
        registers,
      })
      new Gauge({
        name: 'atelier_works',
        help: 'Works that wait or run, in the whole installation.',
        labelNames: ['state'],
        registers,
        async collect() {
          const { waiting, running, oldestWaitMs } = await readQueue()
          this.set({ state: 'waiting' }, waiting)
          this.set({ state: 'running' }, running)
          oldest.set(seconds(oldestWaitMs))
        },
      })
    },
    expose: () => registry.metrics(),
  }
}
