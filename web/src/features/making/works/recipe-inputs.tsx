// The files that a work was made with.
import type { Work, WorkInput } from '@atelier/contract/features/making/works'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { mediumOfFile } from './file-medium.ts'

const look = 'size-20 rounded-control border border-line bg-fill object-cover'

export function RecipeInputs({ work }: { work: Pick<Work, 'inputs'> }) {
  const t = useTexts('works')
  return (
    <section>
      <h3 className="mb-1.5 text-soft">{t.sources}</h3>
      <ul className="flex flex-wrap gap-2">
        {work.inputs.map((input) => (
          <li key={`${input.role}-${input.id}`} className="text-small">
            {input.url === '' ? (
              <span className="text-soft">{t.sourceGone}</span>
            ) : (
              <Input input={input} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Input({ input }: { input: WorkInput }) {
  const fields = useTexts('fields')
  const { role, url, durationS } = input
  const name = fields.roles[role]
  const medium = mediumOfFile(input)
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={durationS === null ? name : `${name}, ${clockText(durationS)}`}
      className="relative block"
    >
      {medium === 'picture' && <img src={url} alt={name} className={look} />}
      {medium === 'clip' && (
        <video src={`${url}#t=0.1`} muted playsInline preload="metadata" className={look} />
      )}
      {medium === 'song' && (
        <span className={`grid place-items-center text-soft ${look}`}>
          <Icon name="music" />
        </span>
      )}
      {durationS !== null && (
        <span className="figures absolute right-1 bottom-1 rounded-small bg-[#000000a6] px-1 text-small text-[#fff]">
          {clockText(durationS)}
        </span>
      )}
    </a>
  )
}
