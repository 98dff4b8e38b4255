import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { loadLibrary } from './load-library.ts'

it('leaves sockets as they are: one error may end two of them', async () => {
  const before = Socket.prototype.destroy
  expect(await loadLibrary()).toHaveProperty('AlipaySdk')
  expect(Socket.prototype.destroy).toBe(before)
  const error = new Error('given up')
  const sockets = [new Socket(), new Socket()]
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    expect(() => socket.destroy(error)).not.toThrow()
  }
})
