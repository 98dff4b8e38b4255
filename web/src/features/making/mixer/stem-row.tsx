import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { saveAddress } from '../../../lib/save-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Fader } from './fader.tsx'
import type { StemSetting } from './mix-gains.ts'
import type { MixerStem } from './mixer-stem.ts'

type StemRowProps = {
  stem: MixerStem
  /** Its number, by which keys find it. */
  at: number
  setting: StemSetting
  onSet: (change: Partial<StemSetting>) => void
  /** What its download is called; null where it may not be kept. */
  fileName: string | null
  /** Its wave. */
  children: ReactNode
}

export function StemRow({ stem, at, setting, onSet, fileName, children }: StemRowProps) {
  const t = useTexts('mixer')
  const { label } = stem
  return (
    <fieldset
      aria-label={t.stem({ label })}
      data-stem={at}
      className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-[232px_minmax(0,1fr)] sm:items-center"
    >
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <span className="min-w-0 flex-1 truncate font-medium" title={label}>
            {label}
          </span>
          <IconButton
            icon="headphones"
            label={t.solo({ label })}
            hotkey="s"
            className="touch:size-11"
            pressed={setting.solo}
            onClick={() => onSet({ solo: !setting.solo })}
          />
          <IconButton
            icon={setting.muted ? 'volume-x' : 'volume-2'}
            label={t.mute({ label })}
            hotkey="m"
            className="touch:size-11"
            pressed={setting.muted}
            onClick={() => onSet({ muted: !setting.muted })}
          />
          {fileName !== null && (
            <IconButton
              icon="download"
              className="touch:size-11"
              label={t.downloadStem({ label })}
              onClick={() => saveAddress(stem.url, fileName)}
            />
          )}
        </div>
        <Fader label={t.volume({ label })} db={setting.db} onDb={(db) => onSet({ db })} />
      </div>
      {children}
    </fieldset>
  )
}
