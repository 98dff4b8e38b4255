import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { usePages } from '../../../api/use-pages.ts'

const size = 10

/** What the site is called; empty as long as it is not known. */
export const useSiteName = (): string =>
  useQuery({ ...callOptions('sites.front', {}), staleTime: Infinity }).data?.appName ?? ''

export const useInvitation = () =>
  useQuery({ ...callOptions('invitations.read', {}), refetchOnMount: 'always' })

/** Who came by the member's invitation, a page after another. */
export const useInvited = () =>
  usePages({
    queryKey: ['invitations.listInvited', 'pages'],
    size,
    read: (page, signal) =>
      call('invitations.listInvited', { page, size }, { shownInPlace: true, signal }),
  })
