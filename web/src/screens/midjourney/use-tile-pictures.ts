// One picture of a grid as a file of its own: what is one file with several pictures is cut on the server first.
import type { Work } from '@atelier/contract/features/making/works'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import type { BroughtFile } from '../../features/making/studio/take-recipe.ts'
import { downloadFile } from '../../features/making/works/download-file.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { beginDownload } from '../../lib/begin-download.ts'
import { toast } from '../../ui/toast-manager.ts'

type Cut = { id: string; url: string; width: number | null; height: number | null }

/** Undefined where it cannot be had; why has been said by the call. */
async function cutOut(work: Work, at: number): Promise<Cut | undefined> {
  const side = Math.max(1, Math.round(Math.sqrt(work.tiles)))
  const asked = { id: work.id, index: 0, rows: Math.ceil(work.tiles / side), cols: side }
  const cut = await call('workFiles.slice', asked).catch(() => undefined)
  return cut?.pictures[at]
}

export function useTilePictures(onEdit: (picture: BroughtFile) => void) {
  const t = useTexts('midjourney')
  return useMemo(() => {
    const fileOf = (work: Work, at: number) => (work.tiles > 1 ? undefined : work.files[at])
    return {
      download: async (work: Work, at: number) => {
        const file = fileOf(work, at)
        if (file) return downloadFile(file.url)
        const cut = await cutOut(work, at)
        if (cut) beginDownload(cut.url)
      },
      edit: async (work: Work, at: number) => {
        const file = fileOf(work, at)
        const cut = file ?? (await cutOut(work, at))
        if (!cut) return
        const { id, url, width, height } = cut
        const thumbnail = file?.thumbnail ?? url
        onEdit({ id, url, width, height, thumbnail, name: work.prompt, isUpload: !file })
        toast(t.editsPicture, { key: 'recipe' })
      },
    }
  }, [onEdit, t])
}
