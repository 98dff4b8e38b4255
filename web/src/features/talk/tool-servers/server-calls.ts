// The calls by which servers are kept: a member's own, or those of the site.
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'

export type ServerScope = 'own' | 'site'
export type ServerInput = InputAt<'tools.saveServer'>

const keys = {
  own: {
    save: 'tools.saveServer',
    refresh: 'tools.refreshServer',
    delete: 'tools.deleteServer',
  },
  site: {
    save: 'tools.saveSiteServer',
    refresh: 'tools.refreshSiteServer',
    delete: 'tools.deleteSiteServer',
  },
} as const

export const ownServersQuery = callOptions('tools.servers', {})
export const siteToolsQuery = callOptions('tools.site', {})

/** The servers of the site; the same data as its settings. */
export const useSiteTools = () => useQuery(siteToolsQuery)

export function useServerCalls(scope: ServerScope) {
  const own = keys[scope]
  return {
    async save(input: ServerInput): Promise<ToolServer> {
      const saved = await call(own.save, input, { shownInPlace: true })
      await whenRefreshed()
      return saved
    },
    async refresh(id: number): Promise<void> {
      await call(own.refresh, { id })
      await whenRefreshed()
    },
    async remove(id: number): Promise<void> {
      await call(own.delete, { id })
      await whenRefreshed()
    },
  }
}
