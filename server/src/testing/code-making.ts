// An operator of a site who makes redemption codes.
import { api } from '@atelier/contract'
import type { InputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { Credential, TestApp } from './test-app.ts'

const { createBatch, list } = api.codes
export type NewBatch = InputOf<typeof createBatch>

export type CodeMaker = {
  operator: Credential
  /** A batch of one ordinary code over 100 credits, but for what is said. */
  make(batch?: Partial<NewBatch>): Promise<ReplyOf<typeof createBatch>>
  /** The codes of a batch, as they are handed out. */
  codesOf(batchId: number): Promise<string[]>
}

/** Registers an operator on a site, who makes codes there. */
export async function startMaking(test: TestApp, host = 'localhost'): Promise<CodeMaker> {
  const name = `chief-of-${host.replace('.', '-')}`
  const operator = await test.member(name, { host })
  await test.database.pool.query("update accounts set staff_role = 'owner' where username = $1", [
    name,
  ])
  const options = { as: operator, host }
  return {
    operator,
    make: (batch = {}) =>
      test.call(
        createBatch,
        { kind: 'ordinary', name: 'Spring', count: 1, credits: 100, ...batch } as NewBatch,
        options,
      ),
    async codesOf(batchId) {
      const { rows } = await test.call(list, { batchId, page: 1, size: 500 }, options)
      return rows.map(({ code }) => code ?? '')
    },
  }
}
