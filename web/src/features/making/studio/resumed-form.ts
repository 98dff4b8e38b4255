// A form whose wish was refused for want of credit on an earlier page of the tab: sent as long as it stands there, and put back where
// nothing does.
import type { WorkTypeName } from '@atelier/contract/work-terms'
import type { Resume } from '../../../lib/after-credit.ts'
import { useGoesOn } from '../../../lib/use-goes-on.ts'
import { emptyForm, isSameForm, type RequestForm } from './request-form.ts'
import type { StudioStore } from './studio-store.ts'

const askerOf = (type: WorkTypeName): string => `studio-${type}`

/** Files are those that the server has, by their addresses. */
export const resumeOf = (type: WorkTypeName, form: RequestForm): Resume => ({
  by: askerOf(type),
  told: { ...form, inputs: form.inputs.filter(({ state }) => state === 'ready') },
})

type Studio = {
  store: StudioStore
  form: RequestForm
  isSettled: boolean
  submit: () => Promise<unknown>
}

export function useResumedForm(
  type: WorkTypeName,
  { store, form, isSettled, submit }: Studio,
): void {
  useGoesOn(askerOf(type), {
    isReady: () => isSettled,
    goOn: (told) => {
      const wanted: RequestForm = { ...emptyForm, ...(told as Partial<RequestForm>) }
      if (isSameForm(form, wanted)) void submit()
      else if (form.prompt.trim() === '' && form.inputs.length === 0) store.change(() => wanted)
    },
  })
}
