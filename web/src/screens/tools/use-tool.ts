// One tool as its page uses it: a studio whose task is settled, and that sends each of several pictures as a wish of its own.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import {
  type FormInput,
  isSameForm,
  obstacleTo,
  type RequestForm,
  type SettledForm,
  settle,
  type Wish,
  wishOf,
} from '../../features/making/studio/request-form.ts'
import { resumeOf, useResumedForm } from '../../features/making/studio/resumed-form.ts'
import { studioOf } from '../../features/making/studio/studio-of.ts'
import { usePatientSubmit } from '../../features/making/studio/use-patient-submit.ts'
import {
  announce,
  type FieldProblems,
  plainField,
  type Studio,
} from '../../features/making/studio/use-studio.ts'
import { useWorksClient } from '../../features/making/works/works.ts'
import { forgetRefused } from '../../lib/after-credit.ts'
import { keepRefusedWork } from '../../lib/refused-work.ts'
import { modelsOf, type Tool, takesMany, withRoom } from './tool-list.ts'

type ToolOptions = {
  tool: Tool
  models: readonly WorkModel[]
  /** Told the works that a press has made. */
  onSent: (ids: readonly number[]) => void
}

const none: FieldProblems = {}

/** A wish for each picture, where they go alone; one for all, where they belong together. */
function sharesOf(settled: SettledForm, tool: Tool): SettledForm[] {
  const sources = settled.inputs.filter(({ role }) => role === 'source')
  if (sources.length < 2 || !takesMany(settled.model, tool)) return [settled]
  const others = settled.inputs.filter(({ role }) => role !== 'source')
  return sources.map((source) => ({ ...settled, inputs: [source, ...others] }))
}

export function useTool({ tool, models, onSent }: ToolOptions): Studio {
  const client = useWorksClient()
  const store = studioOf('tool')
  const form = useSyncExternalStore(store.subscribe, store.form)
  const offered = useMemo(() => [tool], [tool])
  const shown = useMemo(
    () => modelsOf(tool, models).map((model) => withRoom(model, tool)),
    [tool, models],
  )
  const planOf = useCallback(
    (now: RequestForm) => {
      const one = settle(now, shown, offered)
      // Whether they go alone is asked of the model as it is.
      const asIs = one && models.find(({ id }) => id === one.model.id)
      return { one, shares: one && asIs ? sharesOf({ ...one, model: asIs }, tool) : [] }
    },
    [shown, offered, models, tool],
  )
  const { one, shares } = useMemo(() => planOf(form), [planOf, form])
  const settled = one && { ...one, price: one.price * Math.max(1, shares.length) }
  const [problems, setProblems] = useState(none)
  const [failure, setFailure] = useState<CallFailure>()
  const [nudged, setNudged] = useState(false)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const obstacle = one ? obstacleTo(form, one) : null

  const send = useCallback(
    async (share: SettledForm, now: RequestForm): Promise<readonly number[]> => {
      const { task: _task, ...wish }: Wish = wishOf(now, share)
      const announced = announce({ ...wish, task: tool }, share, workTypes.tool)
      const ask = async () =>
        (await call('POST /queue/runwayPic', { ...wish, tool }, { shownInPlace: true })).ids
      return client.wish([announced], ask)
    },
    [client, tool],
  )

  const submitNow = useCallback(async (): Promise<boolean> => {
    const asked = store.form()
    const { one, shares } = planOf(asked)
    if (!one || sending.current) return false
    if (obstacleTo(asked, one)) {
      setNudged(true)
      return false
    }
    sending.current = true
    setBusy(true)
    setProblems(none)
    setFailure(undefined)
    const ids: number[] = []
    try {
      // One after the other: when one is refused, those after it have cost nothing and wait in the form.
      for (const share of shares) {
        ids.push(...(await send(share, asked)))
        if (shares.length > 1) dropPictures(store.change, share.inputs)
      }
      forgetRefused()
      setNudged(false)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      // Those that went through are not in the form any more.
      const left = store.form()
      keepRefusedWork(error, {
        again: () => {
          if (isSameForm(store.form(), left)) void submitNow()
        },
        resume: resumeOf('tool', left),
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
      if (ids.length > 0) onSent(ids)
    }
  }, [planOf, send, store, onSent])
  const { submit, waits } = usePatientSubmit(submitNow, obstacle)
  useResumedForm('tool', { store, form, isSettled: one !== undefined, submit: submitNow })

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
    obstacle,
    nudged,
    problems,
    failure,
    submit,
    busy: busy || waits,
    // The price that is settled is that of all pictures already.
    quote: undefined,
    offered,
  }
}

function dropPictures(change: Studio['change'], sent: readonly FormInput[]): void {
  const keys = new Set(sent.filter(({ role }) => role === 'source').map(({ key }) => key))
  change((form) => ({ ...form, inputs: form.inputs.filter(({ key }) => !keys.has(key)) }))
}
