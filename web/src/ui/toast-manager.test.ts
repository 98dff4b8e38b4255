import { expect, it, vi } from 'vitest'
import { connectToasts, onToastWaiting, toast } from './toast-manager.ts'

it('keeps notes until something shows them, and then hands each over once', () => {
  const waiting = vi.fn()
  const stop = onToastWaiting(waiting)
  toast('saved')
  toast('deleted', { action: { label: 'Undo', onPress: () => undefined } })
  expect(waiting).toHaveBeenCalledTimes(2)
  stop()
  // Whoever asks later hears of those that wait already.
  const late = vi.fn()
  onToastWaiting(late)()
  expect(late).toHaveBeenCalledTimes(1)

  const show = vi.fn()
  const disconnect = connectToasts({ show })
  toast('later', { kind: 'failure', key: 'k' })
  disconnect()
  expect(show.mock.calls.map(([note]) => note)).toMatchObject([
    { text: 'saved', key: 'saved', kind: 'note', durationMs: 5000 },
    { text: 'deleted', durationMs: 8000 },
    { text: 'later', key: 'k', kind: 'failure', durationMs: 5000 },
  ])

  const next = vi.fn()
  connectToasts({ show: next })()
  expect(next).not.toHaveBeenCalled()
})
