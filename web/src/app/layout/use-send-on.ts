import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { addressOn, jumpDomain, jumpQuery } from '../../features/site/sites/jump.ts'

/** Sends visitors on where a rule of the site says so. */
export function useSendOn(): void {
  const { data: jumps } = useQuery(jumpQuery)
  const vipUntil = useCurrentUser().data?.userBalance.hh_vip_time
  const isVip = vipUntil ? Date.parse(vipUntil) > Date.now() : false
  const domain = jumps && jumpDomain(jumps.rows, { host: location.hostname, isVip })
  useEffect(() => {
    const address = domain && addressOn(domain, location)
    if (address) location.replace(address)
  }, [domain])
}
