// What is left on the account behind a key: an optional ability of an engine.
import type { EngineIo } from './io.ts'

export type BalanceAmount = {
  amount: number
  /** ISO 4217. */
  currency: string
}

export interface BalanceReader {
  /** An amount for each currency of the account; null when the upstream does not tell. Throws EngineError when it cannot be asked. */
  readBalance(io: EngineIo): Promise<BalanceAmount[] | null>
}
