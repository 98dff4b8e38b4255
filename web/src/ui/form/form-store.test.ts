import { expect, it } from 'vitest'
import { CallFailure } from '../../api/call-failure.ts'
import { createForm, type FormOptions, viewOf } from './form-store.ts'

type Draft = { name: string; hosts: string; amount: string }
type Options = FormOptions<Draft, { name: string; amount: number }, { id: number }>

const first: Draft = { name: '', hosts: '', amount: '1' }

/** Sending ends when the test says so. */
function formOf(changes: Partial<Options> = {}) {
  const sent: unknown[] = []
  const ends: { done: (reply: { id: number }) => void; fail: (error: unknown) => void }[] = []
  const options: Options = {
    first,
    read: ({ name, amount }) => ({
      input: /^\d+$/.test(amount) ? { name, amount: Number(amount) } : undefined,
      problems: { name: !name && 'A name is missing', amount: !/^\d+$/.test(amount) && 'A number' },
    }),
    send: (input) => {
      sent.push(input)
      const end = Promise.withResolvers<{ id: number }>()
      ends.push({ done: end.resolve, fail: end.reject })
      return end.promise
    },
    ...changes,
  }
  const form = createForm(() => options)
  const view = () => viewOf(form.state(), options, 'Something went wrong')
  return { form, view, sent, ends }
}

const refused = (fields: { field: string; reason: string }[], error?: 'auth.wrong_password') =>
  new CallFailure('Refused', { status: 400, code: 400, error, fields })

it('what is wrong is said once somebody has tried to send it, and nothing is sent', async () => {
  let seen = 0
  const { form, view, sent } = formOf({ onOdd: () => (seen += 1) })
  expect(view().problemOf('name')).toBeUndefined()
  expect(await form.submit()).toBe(false)
  expect([view().problemOf('name'), view().problemOf('amount')]).toEqual([
    'A name is missing',
    undefined,
  ])
  expect([sent, seen]).toEqual([[], 1])
})

it('a form is sent once, however often it is asked to while it is sent', async () => {
  const { form, sent, ends } = formOf()
  form.change({ name: 'Ink', amount: '12' })
  const first = form.submit()
  expect(form.state().busy).toBe(true)
  expect(await form.submit()).toBe(false)
  ends[0]?.done({ id: 7 })
  expect(await first).toBe(true)
  expect(sent).toEqual([{ name: 'Ink', amount: 12 }])
  expect(form.state()).toMatchObject({ busy: false, reply: { id: 7 } })
})

it('it is busy until what follows is done, and can begin anew then', async () => {
  const { form, view, ends } = formOf({
    onSent: async (_, { draft, reset }) => {
      await Promise.resolve()
      expect(form.state().busy).toBe(true)
      reset({ ...draft, hosts: 'a.example' })
    },
  })
  form.change({ name: 'Ink' })
  expect(view().isChanged).toBe(true)
  const sending = form.submit()
  ends[0]?.done({ id: 7 })
  await sending
  expect(form.state().draft).toEqual({ name: 'Ink', hosts: 'a.example', amount: '1' })
  expect([view().isChanged, form.state().busy]).toEqual([false, false])
})

it('what was typed stays when sending it fails, and the fields say why', async () => {
  const { form, view, ends } = formOf()
  form.change({ name: 'Ink', hosts: 'a b' })
  const sending = form.submit()
  ends[0]?.fail(refused([{ field: 'hosts.0', reason: 'No host' }]))
  expect(await sending).toBe(false)
  expect(form.state().draft).toEqual({ name: 'Ink', hosts: 'a b', amount: '1' })
  expect([view().problemOf('hosts'), view().problemOf('host'), view().failure]).toEqual([
    'No host',
    undefined,
    undefined,
  ])
})

it.each([
  ['a field that the form has not', refused([{ field: 'key', reason: 'Spent' }]), 'Refused'],
  ['the whole', refused([]), 'Refused'],
  ['nothing that is told', new TypeError('x is not a function'), 'Something went wrong'],
])('a failure of %s is said below', async (_, error, message) => {
  const { form, view, ends } = formOf()
  form.change({ name: 'Ink' })
  const sending = form.submit()
  ends[0]?.fail(error)
  await sending
  expect(view().failure).toBe(message)
})

it.each([
  ['its code', refused([], 'auth.wrong_password'), { name: 'Refused' }],
  ['another name of the field', refused([{ field: 'sum', reason: 'Much' }]), { amount: 'Much' }],
  ['nothing else', refused([]), { hosts: 'Refused' }],
  ['nothing that is told', new Error('x'), { hosts: 'Something went wrong' }],
])('a failure is said at the field that it is about, by %s', async (_, error, said) => {
  const failureAt = { 'auth.wrong_password': 'name', sum: 'amount', '*': 'hosts' }
  const { form, view, ends } = formOf({ failureAt })
  form.change({ name: 'Ink' })
  const sending = form.submit()
  ends[0]?.fail(error)
  await sending
  const { problemOf, failure } = view()
  const shown = ['name', 'hosts', 'amount'].map((field) => [field, problemOf(field)] as const)
  expect(Object.fromEntries(shown.filter(([, reason]) => reason))).toEqual(said)
  expect(failure).toBeUndefined()
})

it.each([
  ['forget', undefined, undefined],
  ['recheck', 'A name is missing', undefined],
  ['keep', 'A name is missing', 'Refused'],
] as const)('as somebody types on, %s', async (asTyped, problem, failure) => {
  const { form, view, ends } = formOf({ asTyped })
  form.change({ name: 'Ink' })
  const sending = form.submit()
  ends[0]?.fail(refused([]))
  await sending
  expect(view().failure).toBe('Refused')
  form.change({ name: '' })
  expect([view().problemOf('name'), view().failure]).toEqual([problem, failure])
})

it('of a field that is typed into nothing is said until the form is sent again', async () => {
  const { form, view, ends } = formOf({ asTyped: 'field' })
  form.change({ amount: 'x' })
  await form.submit()
  form.change({ name: '' })
  expect([view().problemOf('name'), view().problemOf('amount')]).toEqual([undefined, 'A number'])
  form.change({ name: 'Ink', amount: '12' })
  const sending = form.submit()
  ends[0]?.fail(refused([]))
  await sending
  form.change({ name: '' })
  expect([view().problemOf('name'), view().failure]).toEqual([undefined, 'Refused'])
  await form.submit()
  expect(view().problemOf('name')).toBe('A name is missing')
})

it('a failure can be said in other words, tells its code, and is told to whoever listens', async () => {
  const heard: unknown[] = []
  const { form, view, ends } = formOf({ wordsOf: () => 'Gone', onFailed: (e) => heard.push(e) })
  form.change({ name: 'Ink' })
  expect(view().failureCode).toBeUndefined()
  const sending = form.submit()
  const error = refused([], 'auth.wrong_password')
  ends[0]?.fail(error)
  await sending
  expect([view().failure, view().failureCode, heard]).toEqual([
    'Gone',
    'auth.wrong_password',
    [error],
  ])
})

it('what is wrong can be said at once', () => {
  const { form, view } = formOf({ saysAtOnce: true })
  expect(view().problemOf('name')).toBeUndefined()
  form.change({ amount: 'x' })
  expect([view().problemOf('name'), view().problemOf('amount')]).toEqual([
    'A name is missing',
    'A number',
  ])
})

it('discarding takes back what was typed and what was said', async () => {
  const { form, view } = formOf({ asTyped: 'recheck' })
  form.change(({ amount }) => ({ amount: `${amount}x` }))
  await form.submit()
  expect(view().problemOf('amount')).toBe('A number')
  form.reset()
  expect(form.state().draft).toEqual(first)
  expect([view().isChanged, view().problemOf('amount')]).toEqual([false, undefined])
})

it('what was typed is told to whoever keeps it', () => {
  const kept: string[] = []
  const { form } = formOf({ onDraft: ({ name }) => kept.push(name) })
  form.change({ name: 'Ink' })
  form.reset()
  expect(kept).toEqual(['Ink'])
})

it('listeners hear of each change until they leave', () => {
  const { form } = formOf()
  let heard = 0
  const leave = form.subscribe(() => (heard += 1))
  form.change({ name: 'Ink' })
  leave()
  form.change({ name: 'Pen' })
  expect(heard).toBe(1)
})
