// A wish from elsewhere that its studio sends as soon as it is there: the box of the home, and ideas that run at once.
import type { WorkTypeName } from '@atelier/contract/work-terms'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { emptyForm, type RequestForm } from './request-form.ts'
import { studioOf } from './studio-of.ts'

type Ahead = { type: WorkTypeName; form: RequestForm; before: RequestForm }

let ahead: Ahead | undefined
const listeners = new Set<() => void>()

function setAhead(next: Ahead | undefined): void {
  ahead = next
  for (const listener of listeners) listener()
}

/**
 * Has the studio of a kind send these words with the model and the choices that it uses, once somebody goes there. What is being written
 * there stands in it again afterwards.
 */
export function runAhead(type: WorkTypeName, prompt: string): void {
  const store = studioOf(type)
  const before = store.form()
  const choices = Object.fromEntries(
    Object.entries(before.choices).map(([id, { params, count }]) => [id, { params, count }]),
  )
  store.change(() => ({ ...emptyForm, modelId: before.modelId, choices, prompt }))
  setAhead({ type, form: store.form(), before })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends what was asked for ahead, once, when the form is settled; what stands in the way of it is shown as after a press. */
export function useRunAhead(
  type: WorkTypeName,
  { isSettled, submit }: { isSettled: boolean; submit: () => Promise<boolean> },
): void {
  const wanted = useSyncExternalStore(subscribe, () => ahead)
  const latest = useRef(submit)
  latest.current = submit
  const isWanted = isSettled && wanted?.type === type
  useEffect(() => {
    if (!isWanted || !wanted || ahead !== wanted) return
    setAhead(undefined)
    const store = studioOf(wanted.type)
    if (store.form() !== wanted.form) return
    void latest.current().then((isSent) => {
      const hadWords = wanted.before.prompt.trim() !== '' || wanted.before.inputs.length > 0
      if (isSent && hadWords && store.form() === wanted.form) store.change(() => wanted.before)
    })
  }, [isWanted, wanted])
}
