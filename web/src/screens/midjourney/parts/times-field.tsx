import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { maxRepeats } from '../use-midjourney.ts'

type TimesFieldProps = { times: number; onTimes: (times: number) => void }

/** The same wish several times. */
export function TimesField({ times, onTimes }: TimesFieldProps) {
  const t = useTexts('midjourney')
  const options = Array.from({ length: maxRepeats }, (_, at) => ({
    value: String(at + 1),
    label: t.timesOf({ n: at + 1 }),
  }))
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium">{t.times}</span>
      <Segmented
        wide
        label={t.times}
        value={String(times)}
        options={options}
        onChange={(value) => onTimes(Number(value))}
      />
    </div>
  )
}
