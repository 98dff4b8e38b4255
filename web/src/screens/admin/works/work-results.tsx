// What was asked for, and what came of it.
import type { WorkDetail } from '@atelier/contract/features/running/work-admin'
import { workStates } from '@atelier/contract/work-terms'
import { RecipeInputs } from '../../../features/making/works/recipe-inputs.tsx'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FileFace } from '../../../ui/file-face.tsx'

export function WorkResults({ detail: { work, failure } }: { detail: WorkDetail }) {
  const t = useTexts('adminWorks')
  const name = useWorkName()(work)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {failure && work.status === workStates.failed && (
        <section className="rounded-card bg-danger-fill px-4 py-3 wrap-anywhere">
          <h2 className="font-medium text-danger">{work.message}</h2>
          {failure.words && (
            <>
              <h3 className="mt-2 text-small text-soft">{t.upstreamSaid}</h3>
              <p className="scroll-quiet max-h-60 text-small whitespace-pre-wrap">
                {failure.words}
              </p>
            </>
          )}
          <p className="mt-2 font-mono text-small text-soft">{failure.code}</p>
        </section>
      )}
      <section>
        <h2 className="mb-1.5 text-read font-semibold">{t.asked}</h2>
        <p className="scroll-quiet max-h-80 whitespace-pre-wrap wrap-anywhere">{name}</p>
        {work.negativePrompt && (
          <>
            <h3 className="mt-3 text-soft">{t.notWanted}</h3>
            <p className="whitespace-pre-wrap wrap-anywhere">{work.negativePrompt}</p>
          </>
        )}
        {work.inputs.length > 0 && (
          <div className="mt-3">
            <RecipeInputs work={work} />
          </div>
        )}
      </section>
      {work.status !== workStates.failed && (
        <section>
          <h2 className="mb-2 text-read font-semibold">{t.results}</h2>
          {work.texts.map((text) => (
            <p key={text} className="mb-2 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          ))}
          {work.files.length > 0 && <Files work={work} />}
          {work.files.length + work.texts.length === 0 && (
            <p className="text-soft">{work.message || t.noResults}</p>
          )}
        </section>
      )}
    </div>
  )
}

function Files({ work: { files } }: Pick<WorkDetail, 'work'>) {
  const t = useTexts('adminWorks')
  return (
    <ul
      className={`grid gap-2 ${files.length === 1 ? 'max-w-120 grid-cols-1' : 'grid-cols-2 sm:grid-cols-3'}`}
    >
      {files.map((file, at) => (
        <li key={file.id}>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            aria-label={t.openFile({ n: at + 1 })}
            className="relative block overflow-hidden rounded-card bg-card"
            style={{
              aspectRatio: file.width && file.height ? `${file.width}/${file.height}` : '1',
            }}
          >
            <FileFace file={file} alt="" />
          </a>
        </li>
      ))}
    </ul>
  )
}
