import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'

const pageSize = 10

/** What the site is called; empty as long as it is not known. */
export const useSiteName = (): string =>
  useQuery({ ...callOptions('GET /config/queryFronet', {}), staleTime: Infinity }).data?.appName ??
  ''

export const useInvitation = () =>
  useQuery({ ...callOptions('GET /user/invitation', {}), refetchOnMount: 'always' })

/** Who came by the member's invitation, a page after another. */
export const useInvited = () =>
  useInfiniteQuery({
    queryKey: ['GET /user/invited', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /user/invited',
        { page: pageParam, size: pageSize },
        { shownInPlace: true, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * pageSize < last.count ? pages.length + 1 : undefined,
  })
