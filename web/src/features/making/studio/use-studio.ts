// A studio as its screen uses it: the form, what the chosen model makes of it, and sending it.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import {
  formTasks,
  type WorkTask,
  type WorkTypeName,
  workTypes,
} from '@atelier/contract/work-terms'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { forgetRefused } from '../../../lib/after-credit.ts'
import { keepRefusedWork } from '../../../lib/refused-work.ts'
import {
  isSameForm,
  obstacleTo,
  type Request,
  type RequestForm,
  requestOf,
  type SettledForm,
  settle,
} from './request-form.ts'
import { resumeOf, useResumedForm } from './resumed-form.ts'
import { useRunAhead } from './run-ahead.ts'
import { studioOf } from './studio-of.ts'
import { usePatientSubmit } from './use-patient-submit.ts'

/** What a wish will be, to be shown before anybody has answered. */
export type Announced = {
  type: (typeof workTypes)[WorkTypeName]
  task: Request['task']
  prompt: string
  negativePrompt: string
  model: string
  modelId: number
  builtin: boolean
  params: Request['params']
  count: number
  price: number
  purse: WorkModel['purse']
  parentId: null
  parentIndex: null
}

/** What pressing the button makes, where that is not one work. */
export type Quote = {
  works: number
  /** Of all of them. */
  price: number
  /** Why they cannot be asked for; empty when they can. */
  problem: string
}

type StudioOptions = {
  type: WorkTypeName
  models: readonly WorkModel[]
  /** What can be asked for here, in the order in which it is offered; a constant. */
  offered?: readonly WorkTask[]
  /** Hands a wish over; resolves with the numbers of its works, rejects with the call's failure. */
  send: (request: Request, announced: Announced, settled: SettledForm) => Promise<readonly number[]>
  /** What is sent one after the other, each as a wish of its own; all as one when absent. What has gone leaves its pictures out of the form. */
  partsOf?: (settled: SettledForm) => readonly SettledForm[]
  /** Told the works that a press has made, also where not all of it could be sent. */
  onSent?: (ids: readonly number[]) => void
  quote?: (form: RequestForm, settled: SettledForm) => Quote
  /** What counts of all the words that the form keeps; all when absent. The rest is neither looked at nor sent. */
  counted?: (words: Words) => Words
}

type Words = { prompt: string; params: Request['params'] }
const all = (words: Words): Words => words
const whole = (settled: SettledForm): readonly SettledForm[] => [settled]

/** Problems of fields by their names, as the server told them. */
type FieldProblems = { readonly [field: string]: string }

const none: FieldProblems = {}

export function useStudio(options: StudioOptions) {
  const { type, models, send, quote: quoteFor, offered = formTasks, counted = all } = options
  const { partsOf = whole, onSent } = options
  const store = studioOf(type)
  const form = useSyncExternalStore(store.subscribe, store.form)
  const planOf = useCallback(
    (now: RequestForm) => {
      const settled = settle(now, models, offered)
      if (!settled) return {}
      const { prompt, params } = counted({ prompt: now.prompt, params: settled.params })
      const sent = { form: { ...now, prompt }, settled: { ...settled, params } }
      return { settled, sent, quote: quoteFor?.(now, settled) }
    },
    [models, offered, counted, quoteFor],
  )
  const { settled, sent, quote } = useMemo(() => planOf(form), [planOf, form])
  const [problems, setProblems] = useState(none)
  const [failure, setFailure] = useState<CallFailure>()
  const [nudged, setNudged] = useState(false)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  /** The price that a press was refused for: the next one of the same wish takes it. */
  const told = useRef({ left: form, price: 0 })
  const obstacle = sent ? obstacleTo(sent.form, sent.settled) : null

  const submitNow = useCallback(async (): Promise<boolean> => {
    const asked = store.form()
    const plan = planOf(asked)
    // Two presses in one breath are one wish.
    if (!plan.sent || sending.current) return false
    if (obstacleTo(plan.sent.form, plan.sent.settled) || plan.quote?.problem) {
      setNudged(true)
      return false
    }
    sending.current = true
    setBusy(true)
    setProblems(none)
    setFailure(undefined)
    const ids: number[] = []
    let left = asked
    try {
      const parts = partsOf(plan.sent.settled)
      // One after the other: when one is refused, those after it have cost nothing and wait in the form.
      for (const part of parts) {
        const request = requestOf(plan.sent.form, part)
        if (isSameForm(told.current.left, left))
          request.seenPrice = Math.max(request.seenPrice, told.current.price)
        ids.push(...(await send(request, announce(request, part, workTypes[type]), part)))
        if (parts.length < 2) continue
        left = withoutSources(left, part)
        store.change((now) => withoutSources(now, part))
      }
      forgetRefused()
      setNudged(false)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.price) told.current = { left, price: error.price }
      keepRefusedWork(error, {
        again: () => {
          if (isSameForm(store.form(), left)) void submitNow()
        },
        resume: resumeOf(type, left),
      })
      setProblems(
        Object.fromEntries(error.fields.map(({ field, reason }) => [plainField(field), reason])),
      )
      // Who is out of credit, or no longer logged in, is told in a dialog.
      if (error.fields.length === 0 && ![401, 430].includes(error.status)) setFailure(error)
      return false
    } finally {
      sending.current = false
      setBusy(false)
      if (ids.length > 0) onSent?.(ids)
    }
  }, [store, planOf, partsOf, send, type, onSent])
  const { submit, waits } = usePatientSubmit(submitNow, obstacle)
  useRunAhead(type, { isSettled: settled !== undefined, submit: submitNow })
  useResumedForm(type, { store, form, isSettled: settled !== undefined, submit: submitNow })

  const change = useCallback(
    (next: (form: RequestForm) => RequestForm) => {
      setProblems(none)
      setFailure(undefined)
      store.change(next)
    },
    [store],
  )
  return {
    store,
    form,
    settled,
    change,
    quote,
    obstacle,
    nudged,
    problems,
    failure,
    submit,
    busy: busy || waits,
    offered,
  }
}

export type Studio = ReturnType<typeof useStudio>

/** What was sent by itself is not in the form any more. */
function withoutSources(form: RequestForm, { inputs }: SettledForm): RequestForm {
  const gone = new Set(inputs.filter(({ role }) => role === 'source').map(({ key }) => key))
  return { ...form, inputs: form.inputs.filter(({ key }) => !gone.has(key)) }
}

/** `params.steps` and `inputs.0.role` are problems of `steps` and `inputs`. */
const plainField = (field: string): string =>
  field.replace(/^params\./, '').replace(/^(inputs)\..*$/, '$1')

const announce = (
  request: Request,
  { model, price }: SettledForm,
  type: Announced['type'],
): Announced => ({
  type,
  task: request.task,
  prompt: request.prompt,
  negativePrompt: request.negativePrompt,
  model: model.name,
  modelId: model.id,
  builtin: model.builtin,
  params: request.params,
  count: request.count,
  price,
  purse: model.purse,
  parentId: null,
  parentIndex: null,
})
