import { useEffect, useState } from 'react'
import { whenStirred } from '../../lib/stirred.ts'
import { useTourLink } from '../../lib/use-tour-link.ts'
import { useEver } from '../../ui/use-ever.ts'

/** Whether the tour's code is needed: the address asks for it, or somebody has been here for a moment and may be offered it. */
export function useTourWanted(): boolean {
  const { tour } = useTourLink()
  const [stirred, setStirred] = useState(false)
  useEffect(() => whenStirred(() => setStirred(true)), [])
  return useEver(stirred || tour !== null)
}
