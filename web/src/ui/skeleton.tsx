import { classes } from './classes.ts'

/** A piece of the shape that is to come; give it size by class. Shown only after 150 ms, so that what is quick does not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('motion-waiting block rounded-control bg-fill', className)}
    />
  )
}
