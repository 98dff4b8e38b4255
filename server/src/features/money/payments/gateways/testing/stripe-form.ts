// A call's form as Stripe reads it: unknown and missing names refused, by their paths.
import type { FormValue } from './form-body.ts'
import { refusal } from './stripe-books.ts'

export type Form = Record<string, FormValue>

export function checkForm(form: Form, names: string, required: readonly string[]): void {
  for (const name of Object.keys(form))
    if (!names.split(' ').includes(name))
      throw refusal(`Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      })
  for (const name of required)
    if (form[name] === undefined)
      throw refusal(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}

export function formAt(form: Form, ...path: string[]): Form {
  let place: Form = form
  for (const name of path) {
    const next = place[name]
    place = typeof next === 'object' ? next : {}
  }
  return place
}

/** Empty when it is not there. */
export function textAt(form: Form, ...path: string[]): string {
  const value = formAt(form, ...path.slice(0, -1))[path.at(-1) ?? '']
  return typeof value === 'string' ? value : ''
}

export function wholeAt(form: Form, ...path: string[]): number {
  const value = textAt(form, ...path)
  if (/^\d+$/.test(value)) return Number(value)
  const param = path.at(-1) ?? ''
  throw refusal(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param })
}
