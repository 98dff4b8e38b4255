import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'

const siteQuery = { ...callOptions('sites.front', {}), staleTime: Infinity }

/** Whether this site sends mails. */
export const useMailOffered = (): boolean =>
  useQuery({ ...siteQuery, select: ({ sendsMail }) => sendsMail }).data ?? false
