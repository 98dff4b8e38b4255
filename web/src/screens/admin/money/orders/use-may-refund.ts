import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../../api/current-user.ts'

/** Whether the caller's role may give money back. */
export const useMayRefund = (): boolean =>
  mayDo(useQuery(currentUserQuery).data?.userInfo.staffRole ?? null, 'refund')
