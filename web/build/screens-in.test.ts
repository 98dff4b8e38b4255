import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isScreenPath } from '../../contract/src/screen-paths.ts'
import { screensIn } from './screens-in.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))

it('every declared screen is found with the module that draws it', () => {
  const screens = screensIn(`${source}/screens`)
  expect(screens.length).toBeGreaterThan(40)
  for (const { module } of screens) expect(existsSync(source + module), module).toBe(true)
  expect(screens).toContainEqual({
    path: '/photoalbum',
    module: '/screens/photo-album/photo-album-screen.tsx',
    isConsole: false,
  })
  expect(screens).toContainEqual({
    path: '/admin/people',
    module: '/screens/admin/users/users-screen.tsx',
    isConsole: true,
  })
  const unknown = screens.filter(({ path }) => !isScreenPath(path) && !isScreenPath(`${path}/x`))
  expect(unknown.map(({ path }) => path)).toEqual(['/404'])
})
