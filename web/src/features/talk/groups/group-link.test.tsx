import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { useRememberedGroup } from './group-link.ts'

const Shown = () => useRememberedGroup()
const shownAt = (path: string, state: object | null = null) => {
  const [pathname = '', search] = path.split('?')
  const entry = { pathname, search: search ? `?${search}` : '', state }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[entry]}>
      <Shown />
    </MemoryRouter>,
  )
}

beforeEach(() => chatStorage.update((kept) => ({ ...kept, active: 7 })))
afterEach(() => chatStorage.update((kept) => ({ ...kept, active: 0 })))

it('an address without a conversation is that of the last one from the first moment, so that words typed then are for it', () => {
  expect(shownAt('/Chat')).toBe('7')
  expect(shownAt('/Chat?group=3')).toBe('3')
  expect(shownAt('/Chat', { fresh: true })).toBe('0')
})
