import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { locale } from '../../primitives.ts'

export const help = {
  listPages: defineEndpoint({
    method: 'GET',
    path: '/help/pages',
    access: 'public',
    summary: 'The pages of the handbook, in reading order.',
    input: z.object({ language: locale.optional() }),
    reply: z.array(z.object({ slug: z.string(), title: z.string(), section: z.string() })),
  }),
  getPage: defineEndpoint({
    method: 'GET',
    path: '/help/page',
    access: 'public',
    summary: 'One page of the handbook, as markdown.',
    input: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,64}$/), language: locale.optional() }),
    reply: z.object({ slug: z.string(), title: z.string(), markdown: z.string() }),
    failures: ['request.not_found'],
  }),
}
