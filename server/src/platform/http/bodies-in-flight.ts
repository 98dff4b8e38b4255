// How much of what people send a server holds at a time: in memory, and in files until they are dealt with; by address, and in all.
import { comeAgain } from '../come-again.ts'
import { createShares } from '../shares.ts'
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

/** Bounds in bytes. */
export function createBodiesInFlight(bounds: { memory: Bounds; files: Bounds }): BodiesInFlight {
  const memory = countBytes(bounds.memory)
  const files = countBytes(bounds.files)
  return {
    from(ip) {
      const address = networkKey(ip)
      const held = { memory: 0, files: 0 }
      return {
        hold(bytes) {
          memory.take(address, bytes)
          held.memory += bytes
        },
        store(bytes) {
          files.take(address, bytes)
          held.files += bytes
        },
        letGo() {
          memory.release(address, held.memory)
          files.release(address, held.files)
          held.memory = 0
          held.files = 0
        },
      }
    },
  }
}

const countBytes = ({ ofAddress, inAll }: Bounds) =>
  createShares<string>([
    {
      max: ofAddress,
      of: (address) => address,
      refuse: () => comeAgain('request.too_much', 10),
    },
    { max: inAll, of: () => 'all', refuse: () => comeAgain('request.busy', 10) },
  ])

const mebibyte = 1024 * 1024

/**
 * Of this process. Memory takes the longest call, a prompt with its pictures, and a picture beside it; files the largest archive that is
 * brought, and clips beside it.
 */
export const bodiesInFlight = createBodiesInFlight({
  memory: { ofAddress: 64 * mebibyte, inAll: 128 * mebibyte },
  files: { ofAddress: 5 * 1024 * mebibyte, inAll: 16 * 1024 * mebibyte },
})
