// An open clip or song, where its screen has no player for it: with the browser's own controls.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { mediumOfFile } from './file-medium.ts'
import type { WorkMedia } from './work-media.ts'
import { useFileTitle, useWorkName } from './work-name.ts'

type MediaStageProps = { work: Work; at: number; file: WorkFile; media: WorkMedia | undefined }

export function MediaStage({ work, at, file, media }: MediaStageProps) {
  const name = useWorkName()(work)
  const title = useFileTitle()(work, file)
  const own = media?.stage(work, at, name)
  return (
    <div className="scroll-quiet flex size-full flex-col px-3 pt-16 pb-[max(16px,env(safe-area-inset-bottom))] max-lg:pb-20 sm:px-16">
      <div className="m-auto w-full max-w-300">
        {own ??
          (mediumOfFile(file) === 'clip' ? (
            // biome-ignore lint/a11y/useMediaCaption: what is made here has no words to show
            <video
              key={file.url}
              src={file.url}
              poster={file.thumbnail || undefined}
              aria-label={name}
              controls
              playsInline
              className="mx-auto max-h-[80dvh] max-w-full"
            />
          ) : (
            <SongStage file={file} title={title} />
          ))}
      </div>
    </div>
  )
}

function SongStage({ file, title }: { file: WorkFile; title: string }) {
  return (
    <div className="mx-auto flex max-w-100 flex-col items-center gap-4 text-[#fff]">
      <span className="relative grid aspect-square w-full max-w-64 place-items-center overflow-hidden rounded-card bg-[#ffffff14]">
        {file.thumbnail === '' ? (
          <Icon name="music" size={24} />
        ) : (
          <FilePicture file={file} alt="" />
        )}
      </span>
      <p className="text-title font-semibold wrap-anywhere">{title}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand beside it */}
      <audio
        key={file.url}
        src={file.url}
        aria-label={title}
        controls
        preload="metadata"
        className="w-full"
      />
    </div>
  )
}
