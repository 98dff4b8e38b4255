import { addDays } from '../../../../lib/add-days.ts'
import { addMonths } from '../../../../lib/month-grid.ts'

/** The same day of another month, or the last that it has. */
function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

/** Where a key of the arrows and pages leads from a day of a calendar whose weeks have this place of the day in them; undefined for another key. */
export function dayByKey(key: string, day: string, placeInWeek: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -placeInWeek)
    case 'End':
      return addDays(day, 6 - placeInWeek)
    case 'PageUp':
      return inMonth(day, addMonths(day.slice(0, 7), -1))
    case 'PageDown':
      return inMonth(day, addMonths(day.slice(0, 7), 1))
    default:
      return undefined
  }
}
