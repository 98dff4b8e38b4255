// What stands in cells of several tables.
import { useFormats } from '../../../i18n/formats.ts'

/** The name of a row that opens it. */
export function OpenCell({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="touch-target max-w-full rounded-small text-left font-medium wrap-anywhere hover:underline"
    >
      {name}
    </button>
  )
}

/** A moment, as date and time. */
export function WhenCell({ at }: { at: string }) {
  const { dateTime } = useFormats()
  return (
    <time dateTime={at} className="whitespace-nowrap text-soft">
      {dateTime(at)}
    </time>
  )
}
