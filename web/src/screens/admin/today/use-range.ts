// What the figures are of, as it stands in the address.
import { type FigureRange, figureRanges } from '@atelier/contract/analytics-terms'
import { useAddress } from '../frame/use-address.ts'

export type Asked = { days: FigureRange; all: boolean }

const defaultDays = 30

/** What is asked for, and how to change a part of it; what is usual is not in the address. */
export function useRange(maySeeAll: boolean) {
  const { get, choose } = useAddress()
  const asked: Asked = {
    days: figureRanges.find((days) => String(days) === get('days')) ?? defaultDays,
    all: maySeeAll && get('sites') === 'all',
  }
  const chooseDays = (days: string) => choose({ days: days === String(defaultDays) ? '' : days })
  const chooseSites = (all: boolean) => choose({ sites: all ? 'all' : '' })
  return { asked, chooseDays, chooseSites }
}
