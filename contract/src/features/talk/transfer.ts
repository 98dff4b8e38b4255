// Conversations that somebody brings from elsewhere.
import { z } from 'zod'
import { chart, chartFault } from '../../chart.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { id, timestamp } from '../../primitives.ts'

/** What a conversation was called where it was brought from: it is brought once. */
const key = z.string().min(1).max(200)

const text = z.string().max(4_000_000)

/** Nothing that leads elsewhere by itself: pictures of other places are not taken. */
const importedPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text }),
  z.object({ type: z.literal('reasoning'), text, durationMs: z.number().min(0).optional() }),
  z.object({
    type: z.literal('tool-call'),
    callId: z.string().max(200),
    name: z.string().max(200),
    input: text,
  }),
  z.object({
    type: z.literal('tool-result'),
    callId: z.string().max(200),
    name: z.string().max(200),
    output: text,
  }),
  z.object({
    type: z.literal('source'),
    title: z.string().max(1000),
    url: z.url({ protocol: /^https?$/ }).max(4000),
    snippet: z.string().max(10_000).optional(),
  }),
  z.object({
    type: z.literal('chart'),
    chart: chart.refine((each) => chartFault(each) === undefined),
  }),
])

const importedEntry = z.object({
  role: z.enum(['user', 'assistant']),
  parts: z.array(importedPart).max(1000),
  /** The name of the model that answered, where it is known. */
  model: z.string().max(200).nullable(),
  createdAt: timestamp,
  /** What it follows: the place in the list of an entry before it; null at the beginning. */
  parent: z.number().int().min(0).nullable(),
})

export const importedConversation = z
  .object({
    key,
    title: z.string().max(200),
    createdAt: timestamp,
    updatedAt: timestamp,
    entries: z.array(importedEntry).min(1).max(20_000),
    /** The place in the list of the entry that the shown branch ends with. */
    shown: z.number().int().min(0),
  })
  .superRefine(({ entries, shown }, context) => {
    entries.forEach(({ parent }, at) => {
      if (parent !== null && parent >= at)
        context.addIssue({
          code: 'custom',
          path: ['entries', at, 'parent'],
          message: 'must be the place of an entry before it',
        })
    })
    if (shown >= entries.length)
      context.addIssue({
        code: 'custom',
        path: ['shown'],
        message: 'must be the place of an entry',
      })
  })
export type ImportedConversation = z.infer<typeof importedConversation>

export const transfer = {
  import: defineEndpoint({
    method: 'POST',
    path: '/chatlog/import',
    access: 'caller',
    summary:
      'Takes conversations in that were held elsewhere, all of a call or none. Those that are there are left as they are.',
    input: z.object({ conversations: z.array(importedConversation).min(1).max(50) }),
    reply: z.object({
      imported: z.array(z.object({ key: z.string(), groupId: id })),
      /** Keys of those that had been brought before. */
      known: z.array(z.string()),
    }),
  }),
  known: defineEndpoint({
    method: 'POST',
    path: '/chatlog/imported',
    changes: false,
    access: 'caller',
    summary: 'Which of these conversations have been brought already.',
    input: z.object({ keys: z.array(key).max(2000) }),
    reply: z.object({ known: z.array(z.string()) }),
  }),
}
