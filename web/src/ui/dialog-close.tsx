import { Dialog as Base } from '@base-ui/react/dialog'
import { IconButton } from './icon-button.tsx'

/** The closing button in the upper corner of a dialog or a drawer. */
export function DialogClose({ label }: { label: string }) {
  return (
    <Base.Close
      render={
        <IconButton icon="x" label={label} className="absolute! top-4 right-4 max-sm:right-3" />
      }
    />
  )
}
