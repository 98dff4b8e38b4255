import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { credits, page, paging, timestamp } from '../../primitives.ts'

export const invitations = {
  read: defineEndpoint({
    method: 'GET',
    path: '/user/invitation',
    access: 'member',
    summary: "The member's invitation code and link, what an invitation brings, and what it has.",
    input: z.object({}),
    reply: z.object({
      code: z.string(),
      /** Whoever opens it and signs up is invited by the member. */
      link: z.string(),
      /** What the member gets for each who signs up, and what that one gets. */
      inviteCredits: credits,
      invitedCredits: credits,
      /** How many have signed up by it. */
      count: z.number().int(),
      /** What it has brought the member so far. */
      earned: credits,
    }),
  }),
  listInvited: defineEndpoint({
    method: 'GET',
    path: '/user/invited',
    access: 'member',
    summary: 'Who signed up by the invitation of the member, newest first; names are masked.',
    input: z.object(paging(20)),
    reply: page(
      z.object({
        /** First and last letter: `a***n`. */
        name: z.string(),
        createdAt: timestamp,
        /** What it brought the member; 0 when too many came from one network that day. */
        reward: credits,
      }),
    ),
  }),
}
