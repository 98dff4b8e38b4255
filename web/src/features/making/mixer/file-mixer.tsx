import type { WorkFile } from '@atelier/contract/features/making/works'
import { useMemo } from 'react'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Mixer } from './mixer.tsx'

type FileMixerProps = { files: readonly WorkFile[]; title: string; maySave: boolean }

/** The tracks that a song was taken apart into, as files of a work, in the mixer. */
export function FileMixer({ files, title, maySave }: FileMixerProps) {
  const fields = useTexts('fields')
  const stems = useMemo(
    () =>
      files.map(({ id, url, durationS, about }) => ({
        name: about.stem ?? id,
        label: valueText(about.stem ?? 'other', fields),
        url,
        durationS: durationS ?? 0,
      })),
    [files, fields],
  )
  return <Mixer stems={stems} mixTitle={title} maySave={maySave} />
}
