import { classes } from './classes.ts'

/** Keys as they are printed, one cap each. */
export function Kbd({ keys, inverse = false }: { keys: string[]; inverse?: boolean }) {
  return (
    <kbd className="inline-flex gap-1 font-sans">
      {keys.map((key) => (
        <span
          key={key}
          className={classes(
            'inline-flex h-5 min-w-5 items-center justify-center rounded-small px-1 text-small',
            inverse ? 'bg-page/20' : 'border border-line bg-fill text-soft',
          )}
        >
          {key}
        </span>
      ))}
    </kbd>
  )
}
