// Records what is said and has the site write it down. What failed is kept and can be sent again.
import '../../../ui/late.css'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RecordButtonProps } from './record-props.ts'
import { RecordingPanel } from './recording-panel.tsx'
import { useRecorder } from './use-recorder.ts'

export function RecordButton(props: RecordButtonProps) {
  const { offer, purse } = props
  const t = useTexts('voice')
  const locale = useLocale()
  const recorder = useRecorder(props)
  const { state, begin, finish } = recorder
  const price = offer.price.toLocaleString(locale)
  const isOn = state.step === 'recording'
  const label = offer.price > 0 ? t.dictateFor({ price, purse }) : t.dictate
  return (
    <>
      <IconButton
        icon="mic"
        size="large"
        label={isOn ? t.stopDictating : label}
        pressed={isOn}
        busy={state.step === 'asking' || state.step === 'sending'}
        className={isOn ? 'text-danger!' : ''}
        onClick={() => (isOn ? finish() : begin())}
      />
      {state.step !== 'idle' && state.step !== 'asking' && (
        <RecordingPanel
          recorder={recorder}
          longestS={offer.longestS}
          price={offer.price > 0 ? t.perMinute({ price, purse }) : t.free}
        />
      )}
    </>
  )
}
