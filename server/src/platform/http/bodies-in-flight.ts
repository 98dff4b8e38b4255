// How much of what people send a server holds at a time: in memory, and in files until they are dealt with; by address, and in all.
import { Failure } from '@atelier/contract/errors'
import { networkKey } from './network-key.ts'

type Bounds = { ofAddress: number; inAll: number }

/** What one request holds. */
export type Held = {
  /** So many bytes more stand in memory. Throws request.too_much, request.busy. */
  hold(bytes: number): void
  /** So many bytes more stand in a file. Throws the same. */
  store(bytes: number): void
  /** All of it is gone; what comes after this counts again. */
  letGo(): void
}

export type BodiesInFlight = {
  /** Begins to count for a request from this address. */
  from(ip: string): Held
}

const busyS = 10

/** Bounds in bytes. */
export function createBodiesInFlight(bounds: { memory: Bounds; files: Bounds }): BodiesInFlight {
  const memory = createCount(bounds.memory)
  const files = createCount(bounds.files)
  return {
    from(ip) {
      const address = networkKey(ip)
      const held = { memory: 0, files: 0 }
      return {
        hold(bytes) {
          memory.add(address, bytes)
          held.memory += bytes
        },
        store(bytes) {
          files.add(address, bytes)
          held.files += bytes
        },
        letGo() {
          memory.remove(address, held.memory)
          files.remove(address, held.files)
          held.memory = 0
          held.files = 0
        },
      }
    },
  }
}

function createCount({ ofAddress, inAll }: Bounds) {
  const counts = new Map<string, number>()
  let sum = 0
  return {
    add(address: string, bytes: number): void {
      const own = (counts.get(address) ?? 0) + bytes
      if (own > ofAddress)
        throw new Failure('request.too_much', { values: { seconds: busyS }, retryAfterS: busyS })
      if (sum + bytes > inAll)
        throw new Failure('request.busy', { values: { seconds: busyS }, retryAfterS: busyS })
      counts.set(address, own)
      sum += bytes
    },
    remove(address: string, bytes: number): void {
      const left = (counts.get(address) ?? 0) - bytes
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
      sum -= bytes
    },
  }
}

const mebibyte = 1024 * 1024

/**
 * Of this process. Memory takes the longest call, a prompt with its pictures, and a picture beside it; files the largest archive that is
 * brought, and clips beside it.
 */
export const bodiesInFlight = createBodiesInFlight({
  memory: { ofAddress: 64 * mebibyte, inAll: 128 * mebibyte },
  files: { ofAddress: 5 * 1024 * mebibyte, inAll: 16 * 1024 * mebibyte },
})
