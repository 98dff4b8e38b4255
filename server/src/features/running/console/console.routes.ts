import type { api } from '@atelier/contract'
import { seesAllSites } from '@atelier/contract/staff-roles'
import type { Site } from '../../../platform/http/request-context.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { shownName } from '../../site/sites/shown-name.ts'

export type ConsoleDependencies = { listSites(): Promise<readonly Site[]> }

export const consoleHandlers = ({
  listSites,
}: ConsoleDependencies): Handlers<typeof api.console> => ({
  async open(_, { site, caller }) {
    const all = caller.staffRole !== null && seesAllSites(caller.staffRole)
    const theirs = all ? await listSites() : [site]
    return {
      sites: theirs.map(({ code, domains, settings }) => ({
        code,
        name: shownName(settings),
        logo: settings.appLogo,
        hosts: domains,
      })),
      site: site.code,
    }
  },
})
