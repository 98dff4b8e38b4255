import { Button } from './button.tsx'

/** Under a typed address: whom it seems to lead to, which nobody has to take. */
export function SuggestedUpstream({
  text,
  action,
  onTake,
}: {
  text: string
  action: string
  onTake: () => void
}) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-card px-3 py-2"
    >
      <p className="min-w-40 flex-1 text-small text-soft">{text}</p>
      <Button size="small" onClick={onTake}>
        {action}
      </Button>
    </div>
  )
}
