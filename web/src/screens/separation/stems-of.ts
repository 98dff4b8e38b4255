// The tracks of a song as the mixer takes them. Pure.
import type { WorkFile } from '@atelier/contract/features/making/works'
import { type StemName, stemNames } from '@atelier/contract/work-terms'
import type { MixerStem } from '../../features/making/mixer/mixer-stem.ts'

type StemFile = Pick<WorkFile, 'url' | 'durationS' | 'about'>

/** In the usual order; what a model calls by no known name comes last, as what is left. */
export function stemsOf(
  files: readonly StemFile[],
  labels: { readonly [Name in StemName]: string },
): MixerStem[] {
  const rank = ({ about }: StemFile) => stemNames.indexOf(about.stem ?? 'other')
  const seen = new Map<string, number>()
  return files
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ url, durationS, about }) => {
      const stem = about.stem ?? 'other'
      const n = (seen.get(stem) ?? 0) + 1
      seen.set(stem, n)
      const again = n > 1 ? ` ${n}` : ''
      return {
        name: `${stem}${again}`,
        label: `${labels[stem]}${again}`,
        url,
        durationS: durationS ?? 0,
      }
    })
}
