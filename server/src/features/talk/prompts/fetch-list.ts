import { Failure } from '@atelier/contract/errors'
import { type ListedPrompt, promptBounds, readPromptList } from '@atelier/contract/prompt-list'
import { BlockedAddress } from '../../../platform/http/address-guard.ts'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { type Limit, limitTries } from '../../../platform/limits/limits.ts'
import type { PromptDependencies } from './prompts.usecases.ts'

export type FetchDependencies = PromptDependencies & { fetchGuarded: typeof guardedFetch }

/** How often one person may send this server for a list. */
const tries = { max: 30, windowMs: 10 * 60_000 }

/**
 * The prompts of a JSON list that stands at an address of the public internet, at most 2 MB of it within 15 s. Throws
 * prompts.blocked_address, prompts.unreadable, prompts.mismatch, request.too_fast.
 */
export async function fetchPromptList(
  address: string,
  ownerId: number,
  { fetchGuarded, db, clock }: FetchDependencies,
): Promise<ListedPrompt[]> {
  const limit: Limit = { ...tries, key: ['prompt-list', ownerId] }
  await limitTries([limit], { db, clock })
  const list = readPromptList(await fetchJson(address, fetchGuarded))
  if (!list) throw new Failure('prompts.mismatch')
  return list
}

async function fetchJson(address: string, fetchGuarded: typeof guardedFetch): Promise<unknown> {
  try {
    const { status, bytes } = await fetchGuarded(address, {
      bytes: promptBounds.listBytes,
      timeoutMs: 15_000,
      redirects: 3,
      headers: { accept: 'application/json, text/plain', 'user-agent': 'Atelier' },
    })
    if (status !== 200) throw new Error(`the address answered ${status}`)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    const code = error instanceof BlockedAddress ? 'prompts.blocked_address' : 'prompts.unreadable'
    throw new Failure(code, { cause: error })
  }
}
