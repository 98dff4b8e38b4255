import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'

export const setupQuery = callOptions('analytics.setup', {})

/** How far the installation is set up; undefined for those who do not run all sites, and as long as it is not known. */
export function useSetup() {
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const { data } = useQuery({ ...setupQuery, enabled: mayDo(role, 'sites') })
  if (!data) return undefined
  const { steps, isDismissed } = data
  const done = steps.filter(({ isDone }) => isDone).length
  return { done, of: steps.length, isReminder: done < steps.length && !isDismissed }
}
