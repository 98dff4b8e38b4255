// Icon sets as the public icon services serve them, so that a client can ask any of them in turn. Outside the API and its envelope.
import { Failure } from '@atelier/contract/errors'
import { ownIconPath } from '@atelier/contract/icon-service'
import type { FastifyInstance } from 'fastify'
import type { FindIconSet } from './icon-sets.ts'
import { pickIcons } from './icons.usecases.ts'

const aWeekS = 604_800
const anHourS = 3600

/**
 * A set that is not carried answers 501, which sends the client on to the next source; 404 would end its search. Unlike 503, 501 may be
 * kept by the browser, so that a page does not ask for it each time.
 */
export function serveIcons(app: FastifyInstance, findSet: FindIconSet): void {
  app.get<{ Params: { prefix: string }; Querystring: Record<string, unknown> }>(
    `${ownIconPath}/:prefix.json`,
    async (request, reply) => {
      const { icons } = request.query
      const names = typeof icons === 'string' && icons ? icons.split(',') : []
      const { prefix } = request.params
      const picked = await pickIcons({ prefix, names }, findSet).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'icons.set_not_carried')
          reply.header('cache-control', `public, max-age=${anHourS}`)
        throw error
      })
      return reply
        .header('cache-control', `public, max-age=${aWeekS}`)
        .header('x-content-type-options', 'nosniff')
        .send(picked)
    },
  )
}
