import { Button } from '../../../ui/button.tsx'

type Named = (p: { name: string }) => string

type DecideButtonsProps = {
  /** Of what is decided on. */
  name: string
  words: { refuse: string; refuseOne: Named; show: string; showOne: Named }
  busy: boolean
  onShow: () => void
  onRefuse: () => void
}

/** Whether something is shown to everybody. */
export function DecideButtons({ name, words, busy, onShow, onRefuse }: DecideButtonsProps) {
  return (
    <div className="mt-1 flex gap-2 sm:justify-end">
      <Button
        size="small"
        kind="danger"
        className="max-sm:flex-1"
        disabled={busy}
        aria-label={words.refuseOne({ name })}
        onClick={onRefuse}
      >
        {words.refuse}
      </Button>
      <Button
        size="small"
        kind="main"
        className="max-sm:flex-1"
        disabled={busy}
        aria-label={words.showOne({ name })}
        onClick={onShow}
      >
        {words.show}
      </Button>
    </div>
  )
}
