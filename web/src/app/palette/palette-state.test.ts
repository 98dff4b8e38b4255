import { expect, it, vi } from 'vitest'
import { useDrawer } from '../../features/site/navigation/drawer-state.ts'
import { usePalette } from './palette-state.ts'

it.each([
  ['palette', usePalette],
  ['drawer', useDrawer],
])('a %s that is closed draws nothing again when it is closed', (_, store) => {
  const drawn = vi.fn()
  const stop = store.subscribe(drawn)
  store.getState().setOpen(false)
  expect(drawn).not.toHaveBeenCalled()
  stop()
})
