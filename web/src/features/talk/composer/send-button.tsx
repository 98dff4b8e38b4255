import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Sends, or stops the answer that is under way. */
export function SendButton({
  running,
  stopping,
  ready,
  onStop,
}: {
  running: boolean
  stopping: boolean
  ready: boolean
  onStop: () => void
}) {
  const t = useTexts('chat')
  if (running) {
    return (
      <IconButton
        key="stop"
        icon="square"
        kind="main"
        size="large"
        label={t.stop}
        hotkey="escape"
        busy={stopping}
        // The second press of a double click on the button that sends, which stood here.
        onClick={({ detail }) => detail < 2 && onStop()}
        className="rounded-full! [&_svg]:size-4 [&_svg]:fill-current"
      />
    )
  }
  return (
    <IconButton
      key="send"
      icon="arrow-up"
      kind="main"
      size="large"
      label={t.send}
      type="submit"
      aria-disabled={!ready}
      className={classes('rounded-full!', !ready && 'opacity-35')}
    />
  )
}
