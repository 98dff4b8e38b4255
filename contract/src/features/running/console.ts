// The console: where those who run an installation work. Its other calls are in the features that they change.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Names the site, by its code, that calls of the console are about; without it they are about the one of the host. Who runs one site alone may
 * name no other.
 */
export const consoleSiteHeader = 'x-atelier-site'

export const consoleSite = z.object({
  code: z.string(),
  name: z.string(),
  logo: z.string(),
  /** Its host patterns. */
  hosts: z.array(z.string()),
})
export type ConsoleSite = z.infer<typeof consoleSite>

export const console = {
  open: defineEndpoint({
    method: 'GET',
    path: '/admin/console',
    access: 'operator',
    needs: 'openConsole',
    summary: 'The sites that the caller runs, and which of them calls of the console are about.',
    input: z.object({}),
    reply: z.object({ sites: z.array(consoleSite), site: z.string() }),
  }),
}
