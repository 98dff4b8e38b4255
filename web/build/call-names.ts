// Vite plugin: a call is written by its name in the contract, `call('works.list', …)`, and becomes what the transport sends, `GET /chatLog/draw`.
// Which calls are asked again after one (`refreshes`) comes with the module that names it. So the page carries neither the contract nor a
// table of all calls.
import { fileURLToPath } from 'node:url'
import { api } from '@atelier/contract'
import { callKey, callsByName } from '@atelier/contract/call-names'
import type { Plugin } from 'vite'

const calls = callsByName(api)
const keys = new Map([...calls].map(([name, call]) => [name, callKey(call)]))

/** A text that may be a name. */
const literal = /(['"`])([a-z]\w*\.[a-z]\w*)\1/gi
/** What wants a name, with what it is given when that is a text. */
const asked = /(?<![.\w])(?:call|callOptions|dataKey|stream|upload)\(\s*(['"`])([^'"`]*)\1/g

/** Code in which names have become what they stand for. Throws for a text in the place of a name that is none. */
export function inlineCallNames(code: string): string {
  for (const [, , name = ''] of code.matchAll(asked)) {
    if (!keys.has(name)) throw new Error(`The contract has no call ${name}`)
  }
  return code.replaceAll(literal, (text, quote: string, name: string) => {
    const key = keys.get(name)
    return key === undefined ? text : quote + key + quote
  })
}

/** Which calls are asked again after those that the code names, all by `METHOD /path`. Types name calls that are not made there. */
export function refreshesIn(code: string): Record<string, string[]> {
  const names = [...code.matchAll(literal)].flatMap(([, , name = ''], at, all) =>
    code[(all[at]?.index ?? 0) - 1] === '<' ? [] : [name],
  )
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const { refreshes = [] } = calls.get(name) ?? {}
      return refreshes.length > 0 ? [[keys.get(name), refreshes.map((each) => keys.get(each))]] : []
    }),
  )
}

const refreshing = fileURLToPath(new URL('../src/api/refresh.ts', import.meta.url))

/** Tells what the calls of a module change; nothing for one that makes none. */
function noteOf(code: string): string {
  const refreshes = refreshesIn(code)
  if (Object.keys(refreshes).length === 0) return ''
  return `
import { noteRefreshes as noteOfCalls } from ${JSON.stringify(refreshing)}
noteOfCalls(${JSON.stringify(refreshes)})`
}

export function callNames(): Plugin {
  return {
    name: 'atelier:call-names',
    // Before anything else has changed how texts are written.
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:web|e2e)\/src\/[^?]*\.tsx?(?:\?|$)/ },
      handler(code, id) {
        const inlined = inlineCallNames(code)
        if (inlined === code) return undefined
        // Words of the interface name calls, too.
        const makesCalls = !/\/e2e\/|\/i18n\/locales\//.test(id)
        return { code: makesCalls ? inlined + noteOf(code) : inlined, map: null }
      },
    },
  }
}
