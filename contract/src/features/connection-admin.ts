// Ways to upstreams and the models they bring, for those who run the installation.
import { z } from 'zod'
import { declaredField } from '../declared-field.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, nothing } from '../primitives.ts'
import { workKinds } from '../work-terms.ts'

export const modelKinds = ['chat', ...workKinds] as const
const modelKind = z.enum(modelKinds)

const connection = z.object({
  id,
  /** The vendor or engine of `choices` that it was made by, else its engine. */
  choice: z.string(),
  engine: z.string(),
  label: z.string(),
  /** Where it came from: a key in the environment, a server on this machine, the product itself, or the operator. */
  origin: z.enum(['environment', 'local', 'builtin', 'operator']),
  /** Whether the operator has switched it off. */
  isOff: z.boolean(),
  /** Whether what was found once is still there. */
  isThere: z.boolean(),
  /** What is set, but for the secrets; empty for what came from elsewhere. */
  settings: z.record(z.string(), z.string()),
  /** Names of the secrets that are set. */
  secrets: z.array(z.string()),
  /** How many models it lists. */
  models: z.number().int(),
})
export type AdminConnection = z.infer<typeof connection>

const connectionChoice = z.object({
  id: z.string(),
  label: z.string(),
  engine: z.string(),
  fields: z.array(declaredField),
})
export type ConnectionChoice = z.infer<typeof connectionChoice>

/** How an upstream answered when it was asked for its models; `problem` in its own words, null when all is well. */
const listing = z.object({ id, models: z.number().int(), problem: z.string().nullable() })

const model = z.object({
  kind: modelKind,
  id,
  /** The upstream's name. */
  name: z.string(),
  /** As people see it. */
  label: z.string(),
  description: z.string(),
  /** The upstream's words, where the operator has written others. */
  listedLabel: z.string(),
  listedDescription: z.string(),
  connection: z.string(),
  isOffered: z.boolean(),
})
export type AdminModel = z.infer<typeof model>

const which = z.object({ id })

export const connectionAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/connections',
    access: 'operator',
    needs: 'connections',
    summary: 'Every connection in its order, and what new ones can be made with.',
    input: z.object({}),
    reply: z.object({ rows: z.array(connection), choices: z.array(connectionChoice) }),
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/save',
    access: 'operator',
    needs: 'connections',
    summary:
      'Makes a connection or changes one, and asks it for its models. It is kept whether it answers or not.',
    input: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      /** One of `choices`. */
      choice: z.string().max(64),
      label: z.string().trim().min(1).max(60),
      settings: z.record(z.string().max(64), z.string().trim().max(4000)),
      /** In no log. Those that are absent stay, unless the address leads elsewhere; empty for none. */
      secrets: z.record(z.string().max(64), z.string().trim().max(4000)).default({}),
    }),
    reply: listing,
    failures: ['connections.not_found', 'connections.found'],
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/test',
    access: 'operator',
    needs: 'connections',
    summary: 'Asks a connection for its models anew, and tells what it said.',
    input: which,
    reply: listing,
    failures: ['connections.not_found'],
  }),
  switch: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/switch',
    access: 'operator',
    needs: 'connections',
    summary: 'Switches a connection off, or on again; restarts change nothing about it.',
    input: which.extend({ isOff: z.boolean() }),
    reply: nothing,
    failures: ['connections.not_found'],
  }),
  arrange: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/arrange',
    access: 'operator',
    needs: 'connections',
    summary: 'Orders the connections; of what two of them can do, the first does it.',
    input: z.object({ ids: z.array(id).max(1000) }),
    reply: nothing,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/remove',
    access: 'operator',
    needs: 'connections',
    summary: 'Forgets a connection that was typed in, with its key and its models. Answers stay.',
    input: which,
    reply: nothing,
    failures: ['connections.not_found', 'connections.found'],
  }),
  models: defineEndpoint({
    method: 'GET',
    path: '/admin/models',
    access: 'operator',
    needs: 'connections',
    summary: 'The models of all connections that are in use, in the order in which they are shown.',
    input: z.object({}),
    reply: z.object({ rows: z.array(model) }),
  }),
  saveModel: defineEndpoint({
    method: 'POST',
    path: '/admin/models/save',
    access: 'operator',
    needs: 'connections',
    summary: 'Offers a model or does not, and names it; an empty name is the upstream’s.',
    input: z.object({
      kind: modelKind,
      id,
      isOffered: z.boolean(),
      label: z.string().trim().max(200),
      description: z.string().trim().max(1000),
    }),
    reply: nothing,
    failures: ['models.not_found'],
  }),
  arrangeModels: defineEndpoint({
    method: 'POST',
    path: '/admin/models/arrange',
    access: 'operator',
    needs: 'connections',
    summary: 'Orders the models of a kind.',
    input: z.object({ kind: modelKind, ids: z.array(id).max(5000) }),
    reply: nothing,
  }),
}
