import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { createForm, type FormOptions, viewOf } from './form-store.ts'

type Form<Draft extends object> = ReturnType<typeof useForm<Draft, unknown, unknown>>

/** What fields want of a form that is sent elsewhere. */
export type FormFields<Draft extends object> = Pick<
  Form<Draft>,
  'draft' | 'change' | 'field' | 'problemOf' | 'refused' | 'failure'
>

/**
 * A form: what was typed (`draft`), what is wrong with it, and the way to send it. Whatever fails, what was typed stays. `field('name')` is
 * what a field wants to know, to be spread into it: `<Field kind="whole" label={t.amount} {...form.field('amount')} />`; `submit` belongs
 * to the `<form>`; `failure` is said where no field says it. Options may change from drawing to drawing, `first` counts once.
 */
export function useForm<Draft extends object, Input, Reply>(
  options: FormOptions<Draft, Input, Reply>,
) {
  const common = useTexts('common')
  const latest = useRef(options)
  latest.current = options
  const [store] = useState(() => createForm(() => latest.current))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const view = viewOf(state, options, common.somethingWrong)
  const { change, reset, attempt, send } = store
  return {
    draft: state.draft,
    busy: state.busy,
    /** What the last sending brought, until something is typed or it is sent again. */
    reply: state.reply,
    ...view,
    change,
    reset,
    attempt,
    send,
    /**
     * For the `<form>`; a form in a window stands in the tree of another one's, which must not be sent with it. Where it was not sent, the
     * first field that says what is wrong has the focus then, and is in view.
     */
    submit: (event: FormEvent) => {
      event.preventDefault()
      event.stopPropagation()
      const form = event.currentTarget.closest('form')
      void store.submit().then((isSent) => {
        if (isSent) return
        // What is said of several fields together takes no focus, and may stand behind the bar that saves.
        const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"],[role="alert"]')
        wrong?.focus()
        wrong?.scrollIntoView({ block: 'center' })
      })
    },
    field: <Name extends keyof Draft & string>(name: Name) => ({
      value: state.draft[name],
      problem: view.problemOf(name),
      onChange: (value: Draft[Name]) => change((draft) => ({ ...draft, [name]: value })),
    }),
  }
}
