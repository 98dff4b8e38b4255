import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { credits, id, nothing, page, paging, timestamp } from '../../primitives.ts'
import { userBalance } from '../identity/auth.ts'

const codeStates = ['open', 'used', 'expired', 'revoked'] as const
/** `open`: it can be redeemed once more at least. */
const codeState = z.enum(codeStates)

const max = 1_000_000_000
const maxVipDays = 36_500

const gift = z.object({
  credits,
  /** Into the balance that chat is paid from, on a site with two. */
  tokens: z.number().int(),
  vipDays: z.number().int(),
})

const codeBatch = z.object({
  id,
  name: z.string(),
  /**
   * `ordinary`: each code once. `perUser`: each code once, and of the batch one for an account. `shared`: one code for many, once for an
   * account.
   */
  kind: z.enum(['ordinary', 'perUser', 'shared']),
  ...gift.shape,
  /** How many codes it has. */
  count: z.number().int(),
  /** How often each of them can be redeemed. */
  usesEach: z.number().int(),
  /** How often its codes have been redeemed. */
  used: z.number().int(),
  /** How many of its codes can be redeemed now. */
  open: z.number().int(),
  expiresAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  note: z.string(),
  /** Who made it, as they are named now; empty when they have gone. */
  createdBy: z.string(),
  createdAt: timestamp,
})

export type CodeBatch = z.infer<typeof codeBatch>

const listedCode = z.object({
  id,
  /** Null when it was sealed under another SECRET_KEY; it can still be redeemed. */
  code: z.string().nullable(),
  state: codeState,
  uses: z.number().int(),
  /** Who redeemed it last, as they are named now, and when. */
  usedBy: z.string().nullable(),
  usedAt: timestamp.nullable(),
})
export type ListedCode = z.infer<typeof listedCode>

const codeRedemption = z.object({
  id,
  /** Null when it was sealed under another SECRET_KEY. */
  code: z.string().nullable(),
  accountId: id,
  /** As they are named now; empty for a guest, and for somebody who has gone. */
  username: z.string(),
  at: timestamp,
})
export type CodeRedemption = z.infer<typeof codeRedemption>

const newBatch = {
  name: z.string().trim().min(1).max(80),
  credits: z.number().int().min(0).max(max).default(0),
  tokens: z.number().int().min(0).max(max).default(0),
  vipDays: z.number().int().min(0).max(maxVipDays).default(0),
  /** From this moment on its codes are worth nothing; absent for never. */
  expiresAt: timestamp.nullable().default(null),
  note: z.string().trim().max(500).default(''),
}

export const codes = {
  redeem: defineEndpoint({
    method: 'POST',
    path: '/balance/redeem',
    access: 'caller',
    summary: 'Redeems a code: what it gives is added to what the caller holds.',
    input: z.object({ code: z.string().trim().min(1).max(100) }),
    reply: z.object({ given: gift, userBalance }),
    failures: [
      'codes.unknown',
      'codes.used_by_you',
      'codes.used',
      'codes.batch_used',
      'codes.expired',
      'codes.revoked',
      'codes.members_only',
      'codes.too_many_tries',
    ],
  }),
  createBatch: defineEndpoint({
    method: 'POST',
    path: '/codes/createBatch',
    access: 'operator',
    needs: 'codes',
    summary: 'Makes a batch of redemption codes for this site.',
    input: z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum(['ordinary', 'perUser']),
        count: z.number().int().min(1).max(10_000),
        ...newBatch,
      }),
      z.object({
        kind: z.literal('shared'),
        /** How many accounts may redeem it. */
        uses: z.number().int().min(1).max(1_000_000),
        ...newBatch,
      }),
    ]),
    reply: codeBatch,
    failures: ['codes.worth_nothing', 'codes.expires_before', 'codes.one_purse'],
    refreshes: ['codes.listBatches', 'analytics.setup'],
  }),
  listBatches: defineEndpoint({
    method: 'GET',
    path: '/codes/batches',
    access: 'operator',
    needs: 'codes',
    summary: 'The batches of this site, newest first, with how much of each is used.',
    input: z.object(paging(20)),
    reply: page(codeBatch),
  }),
  batch: defineEndpoint({
    method: 'GET',
    path: '/admin/money/codeBatch',
    access: 'operator',
    needs: 'codes',
    summary: 'One batch of this site, with how much of it is used.',
    input: z.object({ id }),
    reply: codeBatch,
    failures: ['codes.batch_not_found'],
  }),
  redemptions: defineEndpoint({
    method: 'GET',
    path: '/admin/money/codeRedemptions',
    access: 'operator',
    needs: 'codes',
    summary: 'Who redeemed codes of a batch, the last one first.',
    input: z.object({ batchId: id, ...paging(50) }),
    reply: page(codeRedemption),
    failures: ['codes.batch_not_found'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/codes/list',
    access: 'operator',
    needs: 'codes',
    summary: 'The codes of a batch, in one state or in all.',
    input: z.object({ batchId: id, state: codeState.optional(), ...paging(50, 500) }),
    reply: page(listedCode),
    failures: ['codes.batch_not_found'],
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: '/codes/revoke',
    access: 'operator',
    needs: 'codes',
    summary: 'Makes a batch, or one code, worth nothing from now on. What was given stays.',
    input: z.union([z.object({ batchId: id }), z.object({ codeId: id })]),
    reply: nothing,
    failures: ['codes.batch_not_found', 'codes.unknown'],
    refreshes: ['codes.listBatches', 'codes.batch', 'codes.list'],
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/codes/export',
    access: 'operator',
    needs: 'codes',
    summary: 'The codes of a batch as a CSV file, in one state or in all.',
    input: z.object({ batchId: id, state: codeState.optional() }),
    reply: z.any(),
    replies: 'file',
    failures: ['codes.batch_not_found'],
  }),
}
export type CodeState = (typeof codeStates)[number]
