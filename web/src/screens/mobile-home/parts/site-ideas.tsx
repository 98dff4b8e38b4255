import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { readRequest } from '../maker/read-request.ts'
import { useMake } from '../maker/use-make.ts'
import { useMakerPlaces } from '../maker/use-maker-places.ts'

const max = 4

/** What the site suggests, in words; a press begins it at once. */
export function SiteIdeas() {
  const chat = useTexts('chat')
  const { ideas } = useSite()
  const make = useMake()
  const offered = useMakerPlaces()
  if (ideas.length === 0) return null
  return (
    <ul
      aria-label={chat.startingIdeas}
      className="scroll-quiet -mt-2 flex justify-center gap-2 max-lg:justify-start max-lg:overflow-x-auto lg:flex-wrap"
    >
      {ideas.slice(0, max).map((idea) => (
        <li key={idea} className="shrink-0">
          <button
            type="button"
            onClick={() => make(readRequest(idea, { offered }))}
            className="touch-target min-h-9 rounded-full bg-fill px-4 py-1.5 text-soft transition-[background-color,color] hover:bg-fill-strong hover:text-text"
          >
            {idea}
          </button>
        </li>
      ))}
    </ul>
  )
}
