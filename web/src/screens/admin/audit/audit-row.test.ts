import { api } from '@atelier/contract'
import { locales } from '@atelier/contract/primitives'
import { expect, it } from 'vitest'
import { fetchTexts } from '../../../i18n/namespaces.ts'

/** As the server decides what is noted. */
const noted = Object.values(api)
  .flatMap((calls) => Object.values(calls))
  .filter(
    ({ access, method, replies }) =>
      access === 'operator' && (method === 'POST' || replies === 'file'),
  )
  .map(({ method, path }) => `${method} ${path}`)

it.each(locales)('every act has a name in %s, and no name is left over', async (locale) => {
  const { acts: actions } = await fetchTexts(locale, 'console')
  expect(Object.keys(actions).sort()).toEqual(noted.sort())
})
