// What the contract says of our own client: which calls it makes, and which of them are asked again after which.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { callsByName } from '../contract/src/call-names.ts'
import { failures } from '../contract/src/errors.ts'
import { api } from '../contract/src/index.ts'

const client = fileURLToPath(new URL('../web/src', import.meta.url))
const calls = callsByName(api)

/** Texts of the client's code, tests apart. */
const used = new Set(
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|i18n\/locales/.test(name))
    .flatMap((name) => [
      ...readFileSync(`${client}/${name}`, 'utf8').matchAll(/(['"])([\w./ -]+)\1/g),
    ])
    .map(([, , text = '']) => text),
)

it('a call that the client never makes is marked as being here for the specification alone, and no other', () => {
  // A browser comes to files and other sites by addresses that replies tell.
  const made = [...calls].filter(([, { replies }]) => replies === 'json' || replies === 'events')
  const wrong = made.filter(([name, endpoint]) => {
    const isUsed = used.has(name)
    return isUsed === endpoint.specificationOnly
  })
  expect(made.length).toBeGreaterThan(300)
  expect(wrong.map(([name]) => name)).toEqual([])
})

it('what is asked again after a call is another call, by its name, that tells something and changes nothing', () => {
  const named = [...calls].flatMap(([name, { refreshes }]) =>
    refreshes.map((refreshed) => ({ name, refreshed })),
  )
  expect(named.length).toBeGreaterThan(100)
  const wrong = named.filter(({ refreshed }) => {
    const endpoint = calls.get(refreshed)
    if (endpoint?.replies !== 'json' || endpoint.specificationOnly) return true
    return endpoint.changes ?? endpoint.method === 'POST'
  })
  expect(wrong).toEqual([])
  for (const [name, { refreshes }] of calls)
    expect(refreshes, name).toEqual([...new Set(refreshes)])
})

it('only what changes something has others asked again', () => {
  const wrong = [...calls].filter(
    ([, { refreshes, changes, method }]) => refreshes.length > 0 && !(changes ?? method === 'POST'),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})

it('no failure is called as a call is: in the client’s code a name is a name wherever it stands', () => {
  expect(Object.keys(failures).filter((code) => calls.has(code))).toEqual([])
})
